import type { Edit } from '@sastre/shared-contracts/api';
import { sameWords } from './edit-texts.rules.ts';

/** The letter with a sentence put in at its place: behind the one that it follows, else at the end of its paragraph. */
export function insertSentence(
  letter: string,
  { after, place }: Pick<Edit, 'after' | 'place'>,
): string {
  const paragraphs = letter.split(/\n{2,}/);
  const follows = place?.follows ?? '';
  const at = paragraphs.findIndex((paragraph) => follows !== '' && paragraph.includes(follows));
  if (at >= 0) {
    const text = paragraphs[at] ?? '';
    const end = text.indexOf(follows) + follows.length;
    paragraphs[at] = `${text.slice(0, end)} ${after}${text.slice(end)}`;
    return paragraphs.join('\n\n');
  }
  // Greeting before it, goodbye and name behind it.
  const own = Math.min(Math.max(place?.paragraph ?? 1, 1), Math.max(paragraphs.length - 2, 1));
  paragraphs.splice(own, 0, after);
  return paragraphs.join('\n\n');
}

/** The letter without a sentence that was put in; undefined: it does not stand there any more. */
export function removeSentence(letter: string, { after }: Pick<Edit, 'after'>): string | undefined {
  const at = letter.indexOf(after);
  if (at < 0) return undefined;
  const left = `${letter.slice(0, at).replace(/ $/, '')}${letter.slice(at + after.length)}`;
  return left
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The letter as the sentences that were put into it leave it; `letter` is what the edits of the whole letter leave. */
export function letterWithSentences(letter: string, edits: readonly Edit[]): string {
  return edits
    .filter(({ op, status }) => op === 'insert' && status === 'applied')
    .reduce((text, edit) => insertSentence(text, edit), letter);
}

/** True when a letter is what edits left of it. */
export function isUntouched(letter: string, current: string, edits: readonly Edit[]): boolean {
  return sameWords(letter, letterWithSentences(current, edits));
}
