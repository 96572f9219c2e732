import type { CvContent, Edit, WorkExperience } from '@sastre/shared-contracts/api';
import { entryKeys } from '@sastre/gate';
import { editOf, orderOf, reorder, currentText, textEdits } from './edit-texts.rules.ts';

/**
 * An entry of the main CV with the edits on it as they stand; undefined when an applied edit rests
 * on a text that the main CV no longer has.
 */
export function entryWithEdits(
  original: WorkExperience,
  key: string,
  edits: readonly Edit[],
): WorkExperience | undefined {
  let isSame = true;
  const textAt = (path: string, text: string) => {
    const own = textEdits(edits, path);
    if (own.every(({ status }) => status !== 'applied')) return text;
    isSame &&= own[0]?.before === text;
    return currentText(edits, path) ?? text;
  };
  const path = `work[${key}]`;
  const list = `${path}.achievements`;
  const description = textAt(`${path}.description`, original.description);
  const texts = original.achievements.map((text, place) => textAt(`${list}[${place}]`, text));
  const order = editOf(edits, list, 'reorder');
  const places = orderOf(order, texts.length);
  const isOrdered = order?.status === 'applied';
  if (isOrdered)
    isSame &&= places !== undefined && order.before === original.achievements.join('\n');
  const achievements = isOrdered && places !== undefined ? reorder(texts, places, true) : texts;
  return isSame ? { ...original, id: key, description, achievements } : undefined;
}

/** Where an entry of the main CV belongs in a copy that lacks it: behind the one that it follows in the main CV. */
export function placeInCopy(main: CvContent, copy: CvContent, key: string): number {
  const order = entryKeys(main.work_experience);
  const present = entryKeys(copy.work_experience);
  const before = order.slice(0, order.indexOf(key)).findLast((one) => present.includes(one));
  if (before !== undefined) return present.indexOf(before) + 1;
  const after = order.slice(order.indexOf(key) + 1).find((one) => present.includes(one));
  return after === undefined ? present.length : present.indexOf(after);
}

/** The entry of this key. */
export function entryAt(cv: CvContent | undefined, key: string): WorkExperience | undefined {
  return cv?.work_experience[entryKeys(cv.work_experience).indexOf(key)];
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
