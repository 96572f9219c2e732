import type { WordList } from './units.rules.ts';

/** The part of a text that each word stands in, by its number: parts end where `seam` is found, if that cuts. */
export function partsBy(
  { text, words }: WordList,
  seam: RegExp,
  isCut: (found: string) => boolean = () => true,
): number[] {
  const seams = [...text.matchAll(seam)].filter(([found]) => isCut(found));
  return words.map(({ at }) => seams.filter(({ index }) => index < at).length);
}
