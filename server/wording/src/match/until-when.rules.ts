import type { Language } from '@sastre/shared-contracts/api';
import { type Finding, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** Before the end of something, folded. */
const UNTIL: Record<Language, RegExp> = {
  en: /^(?:until|till|through)$/,
  de: /^bis$/,
  es: /^hasta$/,
};
/** Says as well where something ends, folded. */
const TO: Record<Language, RegExp> = {
  en: /^(?:until|till|through|to|and|by)$/,
  de: /^(?:bis|und|zum)$/,
  es: /^(?:hasta|al?|y)$/,
};
/** Before its beginning, folded. */
const SINCE: Record<Language, RegExp> = { en: /^since$/, de: /^(?:seit|ab)$/, es: /^desde$/ };
/** In words: "bis zum Frühjahr 2026". */
const REACH = 3;
const YEAR = /^(?:19|20)\d\d$/;
const DASH = /[–—-]\s*$/u;

const behind = ({ words, text }: WordList, place: number, signs: RegExp) =>
  words.slice(Math.max(0, place - REACH), place).some(({ folded }) => signs.test(folded)) ||
  DASH.test(text.slice(0, words[place]?.at));

const beginsRange = ({ words, text }: WordList, place: number) =>
  /^\s*[–—-]/u.test(text.slice(words[place]?.end)) ||
  words.slice(place + 1, place + 1 + REACH).some(({ folded }) => YEAR.test(folded));

/** A year that ends something in the fact and does not in the sentence, or begins something that it does not begin there. */
export function compareUntilWhen(said: WordList, { list }: FactIndex): Finding[] {
  const other = said.words.flatMap(({ folded, text }, place) => {
    if (!YEAR.test(folded)) return [];
    const places = list.words.flatMap((word, at) => (word.folded === folded ? [at] : []));
    if (places.length === 0) return [];
    const isEnd = places.every((at) => behind(list, at, UNTIL[list.language]));
    const isStart = places.some(
      (at) => behind(list, at, SINCE[list.language]) || beginsRange(list, at),
    );
    const [saysEnd, saysStart] = [TO, SINCE].map((signs) =>
      behind(said, place, signs[said.language]),
    );
    const isMoved = (isEnd && !saysEnd) || (saysStart && !saysEnd && !isStart);
    return isMoved ? [text] : [];
  });
  return unprovenWords(other, 'date-contradicts');
}
