import type { Language } from '@sastre/shared-contracts/api';
import { type Alignment, placesTold } from './align.rules.ts';
import { gapBefore, type WordList } from '../words/units.rules.ts';

/** A clause of a text between signs: its words by their places. */
export interface Side {
  /** A semicolon, or a word of contrast, stands before it. */
  isApart: boolean;
  places: readonly number[];
}

/** Words behind which another side of what is told stands, folded. */
const BUT: Record<Language, RegExp> = {
  en: /^(?:but|while|whereas)$/,
  de: /^(?:aber|wahrend|hingegen|dagegen)$/,
  es: /^(?:pero|mientras)$/,
};

/** The clauses of a text, parted by its signs. */
export function sidesOf(list: WordList): readonly Side[] {
  const sides: { isApart: boolean; places: number[] }[] = [];
  for (const [place, { folded }] of list.words.entries()) {
    const gap = gapBefore(list, place);
    const isBut = BUT[list.language].test(folded);
    const last = sides.at(-1);
    if (last === undefined || /[,;:.]/.test(gap) || isBut)
      sides.push({ isApart: last !== undefined && (gap.includes(';') || isBut), places: [place] });
    else last.places.push(place);
  }
  return sides;
}

/** Names of months in en, de and es, folded. */
const MONTH =
  /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch|z)|marz|apr(?:il)?|may|mai|mayo|june?|juni?o?|july?|juli?o?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|agosto|septiembre|octubre|noviembre|diciembre)$/;

/** Places of a side that claim something: no glue, no number and no month. */
export function weightyOf({ words }: WordList, { places }: Side): number[] {
  return places.filter((place) => {
    const word = words[place];
    return word?.isGlue === false && !/\d/.test(word.folded) && !MONTH.test(word.folded);
  });
}

/** Places of a fact that a sentence tells, as a set. */
export function toldOf(alignment: Alignment): ReadonlySet<number> {
  return new Set(placesTold(alignment));
}
