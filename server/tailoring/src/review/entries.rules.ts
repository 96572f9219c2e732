import type { CvContent, Edit, WorkExperience } from '@sastre/shared-contracts/api';
import {
  entryKeys,
  keyOfEntry,
  toldEntryAt,
  toldTexts,
  type ToldEntry,
} from '@sastre/shared-contracts/cv';
import { editOf, orderOf, reorder, currentText, textEdits } from './edit-texts.rules.ts';

/** A job held, with where it stands. */
export type ToldJob = ToldEntry & { kind: 'work' };

/** The job that a path stands at or in; undefined: there is none, or it is no job. */
export function jobAt(cv: CvContent | undefined, path: string): ToldJob | undefined {
  const told = cv && toldEntryAt(cv, path);
  return told?.kind === 'work' ? told : undefined;
}

/**
 * A job of the main CV with the edits on it as they stand; undefined when an applied edit rests
 * on a text that the main CV no longer has.
 */
export function jobWithEdits(job: ToldJob, edits: readonly Edit[]): WorkExperience | undefined {
  let isSame = true;
  const textAt = (path: string, text: string) => {
    const own = textEdits(edits, path);
    if (own.every(({ status }) => status !== 'applied')) return text;
    isSame &&= own[0]?.before === text;
    return currentText(edits, path) ?? text;
  };
  const { entry: original, listPath } = job;
  const [description = '', ...texts] = toldTexts(job).map(([path, text]) => textAt(path, text));
  const order = editOf(edits, listPath, 'reorder');
  const places = orderOf(order, texts.length);
  const isOrdered = order?.status === 'applied';
  if (isOrdered)
    isSame &&= places !== undefined && order.before === original.achievements.join('\n');
  const achievements = isOrdered && places !== undefined ? reorder(texts, places, true) : texts;
  const id = keyOfEntry(job.path);
  return isSame ? { ...original, id, description, achievements } : undefined;
}

/** Where a job of the main CV belongs in a copy that lacks it: behind the one that it follows in the main CV. */
export function placeInCopy(main: CvContent, copy: CvContent, path: string): number {
  const key = keyOfEntry(path);
  const order = entryKeys(main.work_experience);
  const present = entryKeys(copy.work_experience);
  const before = order.slice(0, order.indexOf(key)).findLast((one) => present.includes(one));
  if (before !== undefined) return present.indexOf(before) + 1;
  const after = order.slice(order.indexOf(key) + 1).find((one) => present.includes(one));
  return after === undefined ? present.length : present.indexOf(after);
}

/** True when both say the same in every field. */
export function isSameEntry(one: WorkExperience, other: WorkExperience): boolean {
  return fieldsOf(one) === fieldsOf(other);
}

function fieldsOf({ id: _id, ...fields }: WorkExperience): string {
  return JSON.stringify(
    Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
