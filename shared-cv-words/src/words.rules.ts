import { oncePerText } from '@sastre/shared-once';

/** Texts of which answers are kept: more than the lines and words of a long CV. */
export const MOST_TEXTS = 4_000;

/** Signs for an apostrophe that Unicode counts as letters: "dʼintérêt". */
const APOSTROPHES = /[\u02b9-\u02bd\u02c8\ua78b\ua78c]/gu;

/** Marks go anyway; so many on one letter would be sorted for minutes first. */
const PILES = /\p{M}{9,}/gu;

/** Small letters without accents, one space between words, nothing else. Each rule asks it of the same texts. */
export const folded = oncePerText(MOST_TEXTS, foldedOf);

function foldedOf(text: string): string {
  // Most words are told by fewer letters, and this is asked of each of them.
  if (!/[^\p{ASCII}]/u.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .replace(PILES, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(APOSTROPHES, ' ')
    .replace(/ß/g, 'ss')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const all = folded(text);
  return all === '' ? [] : all.split(' ');
}

/** Whether a text has letters and none of them is small. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
