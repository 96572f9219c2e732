import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, type Finding } from '../prove/finding.ts';
import { isBehindSign, type WordList } from '../words/units.rules.ts';
import { readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { findRows } from './find-rows.rules.ts';
import { LIMITS_SAID } from './limits.rules.ts';
import { sameIntervals } from './intervals.rules.ts';
import { isPerson } from './people.ts';
import { findVague } from './vague.rules.ts';

/** Amounts without a figure that make smaller what they count. */
const SMALL = /^(?:several|half|third|quarter|most)$/;
const ONE: Record<Language, RegExp> = {
  en: /^(?:an?|one|single)$/,
  de: /^(?:eine[nmrs]?|ein)$/,
  es: /^(?:una?|unic[oa])$/,
};
const MANY: Record<Language, RegExp> = {
  en: /^(?:e?s|ies)$/,
  de: /^(?:e?n|e|er|s|nen)$/,
  es: /^e?s$/,
};
/** Parts of a word with a hyphen that make it smaller. */
const LESSER = /^(?:sub|co|vice|semi|part|half|mini|micro|quasi|non|pre|teil|halb|vize)$/;

/** "Eines Nachmittags" is one: its s is of the case. */
function isGenitive({ words, language }: WordList, place: number): boolean {
  if (language !== 'de' || !/s$/.test(words[place]?.folded ?? '')) return false;
  return words
    .slice(Math.max(0, place - 2), place)
    .some(({ folded }) => /^(?:des|[mdsk]?eines|unseres|ihres)$/.test(folded));
}

/** What a fact counts, told without its number: "three sub-counties" and "the counties", "one ward" and "the wards". */
export function compareLostAmounts(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): Finding[] {
  const { list, amounts } = fact;
  if (sameIntervals(said, [fact]).length > 0) return [];
  const here = readPlacedAmounts(said);
  const told = new Map(
    [...matched].flatMap(([place, { fact, places }]) =>
      fact === 0 ? places.map((at) => [at, place] as const) : [],
    ),
  );
  const isTold = (at: number) => told.has(at);
  const counts = amounts.filter(({ isYear, values }) => !isYear && !values.includes(1));
  // "Zweimal" and "a fifth" are numbers, too: where as many are told, none is left out.
  const others = said.words.filter(({ folded }) => /^\p{L}{3,}mal$/u.test(folded)).length;
  const [vagueHere, vagueThere] = [findVague(said), findVague(list)];
  const isCountLost =
    here.length + others + vagueHere.length < counts.length + vagueThere.length &&
    counts.some(
      (amount) =>
        amount.counted[0] !== undefined &&
        isTold(list.words.indexOf(amount.counted[0])) &&
        !here.some((other) => sameValue(other, amount)),
    );
  const names = new Set(vagueHere.map(({ name }) => name));
  // "Most of them" is "mostly".
  if (findRows(LIMITS_SAID, said.words, said.language).some(({ name }) => name === 'mostly')) {
    names.add('most');
  }
  const isVagueLost = vagueThere.some(({ name, from, to }) => {
    const next = list.words.findIndex(({ isGlue }, place) => place > to && !isGlue);
    return SMALL.test(name) && !names.has(name) && !isTold(from) && isTold(next);
  });
  const isMoreThanOne = list.words.some((word, at) => {
    const own = said.words[told.get(at) ?? -1];
    const next = list.words[at + 1];
    const isNoun =
      (list.language === 'de' && /^\p{Lu}/u.test(word.text)) ||
      next === undefined ||
      next.isGlue ||
      isBehindSign(list, at + 1);
    return (
      own !== undefined &&
      !word.isGlue &&
      isNoun &&
      ONE[list.language].test(list.words[at - 1]?.folded ?? '') &&
      own.folded.startsWith(word.folded) &&
      MANY[list.language].test(own.folded.slice(word.folded.length)) &&
      !(list.language === 'de' && isPerson(list, at)) &&
      !isGenitive(said, told.get(at) ?? -1)
    );
  });
  const isPartLost = list.words.some(
    ({ folded, end }, at) =>
      LESSER.test(folded) &&
      list.text.charAt(end) === '-' &&
      !isTold(at) &&
      isTold(at + 1) &&
      !said.words[told.get(at + 1) ?? -1]?.folded.startsWith(folded),
  );
  return isCountLost || isVagueLost || isMoreThanOne || isPartLost
    ? [unproven([], 'number-contradicts')]
    : [];
}
