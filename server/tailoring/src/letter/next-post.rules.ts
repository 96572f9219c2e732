import type { WorkExperience } from '@sastre/shared-contracts/api';
import { fold } from '@sastre/reading';

/** Whether somebody was at the house of a post in another one until it began. */
export function isNextPost(post: WorkExperience, all: readonly WorkExperience[]): boolean {
  return all.some(
    ({ company, startDate, endDate, current }) =>
      fold(company) === fold(post.company) &&
      startDate !== '' &&
      startDate < post.startDate &&
      (current || isNextTo(endDate, post.startDate)),
  );
}

/** Of years alone it is certain only where they meet. */
function isNextTo(endDate: string, startDate: string): boolean {
  const [year = 0, month] = endDate.split('-').map(Number);
  const [next = 0, first] = startDate.split('-').map(Number);
  if (month === undefined || first === undefined) return year >= next;
  return next * 12 + first - (year * 12 + month) <= 1;
}
