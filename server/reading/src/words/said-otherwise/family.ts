/** A list of words as the alternatives of a pattern; `*` ends a word that goes on, `_` is a space. */
export const any = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s+/)
    .join('|')
    .replaceAll('_', String.raw`\s+`)
    .replaceAll('*', String.raw`\p{L}{0,12}`)})`;

/** Up to this many words of any kind within one clause. */
export const upTo = (count: number): string => String.raw`(?:\s+[^\s,;.:()]{1,30}){0,${count}}?\s+`;

/** Words between a deed and its object: nothing that begins another part of the sentence. */
const NO_PART =
  any(`with to for in by of and or from on at as into through across under that who which than
  mit fur zum zur im bei nach und aus vom durch por para con sin y e en`);
export const object = (count: number): string =>
  String.raw`(?:\s+(?!${NO_PART}\s)[^\s,;.:()]{1,30}){0,${count}}?\s+`;

/** Ways to say one thing. All are sources of patterns over folded texts (lower case, no accents). */
export interface Family {
  name: string;
  /** The whole of what an ad asks for, without what stands around it ("proven experience in"). */
  asked: readonly string[];
  /** Deeds in person ("led a team of"), which begin a clause or follow "and" in it. */
  deeds: readonly string[];
  /** Nouns and German deeds that stand last: anywhere in a clause that nothing limits ("Leitung von 5 Kollegen"). */
  nouns: readonly string[];
  /** What says it in the name of an employer. */
  companies?: readonly string[];
  /** What says it in the name of a post. */
  posts?: readonly string[];
  /** Helping with it is not it. */
  isRank?: true;
  /** A paper: the name of a course or a study says it as well. */
  isPaper?: true;
  /** Where these stand, an employer or sentence says something else. */
  never?: readonly string[];
}
