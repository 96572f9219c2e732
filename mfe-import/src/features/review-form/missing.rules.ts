import type { CvContent } from '@sastre/shared-contracts/api';
import {
  checkRead,
  toDraft,
  validateRead,
  type Checked,
  type CvDraft,
} from '@sastre/shared-cv-form/rules';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { toName, toPath } from './paths.rules.ts';
import type { Review } from './review-form.types.ts';

const ENTRY = /^(work_experience|education)\./;

/** The draft of a CV that is looked through. */
export function draftOf(cv: CvContent): CvDraft {
  return toDraft({ ...cv, _id: '', created_at: '', updated_at: '' });
}

/** Required fields of entries that a file, just read, says nothing of. */
export function lacksOf(cv: CvContent): FieldPath[] {
  return Object.entries(validateRead(draftOf(cv))).flatMap(([name, error]) =>
    error === 'required' && ENTRY.test(name) ? [toPath(name)] : [],
  );
}

/** A review is checked for its form, its bar and its save; one that is changed is another one. */
const CHECKED = new WeakMap<Review, Checked>();

/** What keeps a review from being saved, and what its file merely lacks. */
export function checkReview(review: Review): Checked {
  const known = CHECKED.get(review);
  if (known !== undefined) return known;
  const { cv, lacks = [] } = review;
  const checked = checkRead(draftOf(cv), new Set(lacks.map(toName)));
  CHECKED.set(review, checked);
  return checked;
}

/**
 * How many fields a save will ask for. What is saved (`result`) may have a name or an email that the file lacks; entries
 * of the CV that is there lack what they lacked.
 */
export function countAsked(review: Review, result: CvContent): number {
  const own = Object.keys(checkReview(review).blocking);
  const errors = Object.entries(validateRead(draftOf(result)));
  const isAsked =
    errors.some(([name, error]) => error !== 'required' || !ENTRY.test(name)) ||
    own.some((name) => {
      const list = ENTRY.exec(name)?.[0];
      return list !== undefined && errors.some(([other]) => other.startsWith(list));
    });
  return isAsked ? own.length : 0;
}

/** Fields by what they are called, each with all its places, in the form's order. */
export function groupedByField(
  paths: readonly FieldPath[],
): { field: string; paths: FieldPath[] }[] {
  const groups = Map.groupBy(paths, (path) => path.replace(/^.*\./, ''));
  return [...groups].map(([field, places]) => ({ field, paths: places }));
}
