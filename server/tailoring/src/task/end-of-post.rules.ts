import type { WorkExperience } from '@sastre/shared-contracts/api';

/** When a post ended, as it is compared with others: after every date where it goes on, its begin where it has no end. */
export function endOf({ current, endDate, startDate }: WorkExperience): string {
  return current ? '9999' : endDate || startDate;
}
