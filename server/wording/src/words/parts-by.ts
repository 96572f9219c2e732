import { SHORTENED } from './shortened.ts';
import type { WordList } from './units.rules.ts';

/** The part of a text that each word stands in, by its number: parts end where `seam` is found, if that cuts. */
export function partsBy(
  { text, words }: WordList,
  seam: RegExp,
  isCut: (found: string) => boolean = () => true,
): number[] {
  const isShort = (dot: number) =>
    text.charAt(dot) === '.' &&
    words.some(({ end, folded }) => end === dot && SHORTENED.test(folded));
  const seams = [...text.matchAll(seam)].filter(
    ({ 0: found, index }) => isCut(found) && !isShort(index),
  );
  return words.map(({ at }) => seams.filter(({ index }) => index < at).length);
}
