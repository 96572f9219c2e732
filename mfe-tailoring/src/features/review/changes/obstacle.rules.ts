import type { Cv, Edit } from '@sastre/shared-contracts/api';
import { linesOf, plainWords, toldEntryAt } from '@sastre/shared-contracts/cv';

/** Why an edit cannot be decided on here: its text was changed by hand since, or the letter that it belongs to is rejected. */
export type Obstacle = 'edited' | 'letterRejected';

/** What stands in the way of deciding on an edit; undefined: nothing. */
export function obstacleTo(cv: Cv, edit: Edit, all: readonly Edit[]): Obstacle | undefined {
  if (edit.status === 'refused' || edit.op === 'reorder' || edit.op === 'hide') return undefined;
  if (edit.op === 'insert') return obstacleToSentence(cv, edit, all);
  const left = all
    .filter(({ path, op }) => path === edit.path && op !== 'insert')
    .flatMap(({ before, after, source }) => [before, after, source ?? before].map(plainWords));
  const texts = edit.path === 'coverLetter' ? [letterWithout(cv, all)] : textsAt(cv, edit.path);
  return (texts?.every((text) => !left.includes(plainWords(text))) ?? false) ? 'edited' : undefined;
}

/** A sentence of the letter needs the letter, and the sentence that it follows or, once it is in there, itself. */
function obstacleToSentence(
  cv: Cv,
  { status, after, place }: Edit,
  all: readonly Edit[],
): Obstacle | undefined {
  const letter = all.find(({ path, op }) => path === 'coverLetter' && op === 'set');
  if (letter?.status === 'rejected') return 'letterRejected';
  const needed = status === 'applied' ? after : (place?.follows ?? '');
  return plainWords(cv.tailored?.coverLetter ?? '').includes(plainWords(needed))
    ? undefined
    : 'edited';
}

/** The letter as it would be without the sentences that were put into it. */
function letterWithout(cv: Cv, all: readonly Edit[]): string {
  return all
    .filter(({ op, status }) => op === 'insert' && status === 'applied')
    .reduce(
      (letter, { after }) => plainWords(letter.replace(plainWords(after), '')),
      plainWords(cv.tailored?.coverLetter ?? ''),
    );
}

/** The texts that an edit of this path may stand in; a line may have moved within its entry. */
function textsAt(cv: Cv, path: string): readonly string[] | undefined {
  if (path === 'personal_info.summary') return [cv.personal_info.summary];
  const told = toldEntryAt(cv, path);
  if (told === undefined) return undefined;
  return path.endsWith('.description') ? [told.entry.description] : linesOf(told);
}
