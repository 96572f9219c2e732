import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type Amount,
  type FactIndex,
  type Finding,
  findRows,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unproven,
  type Word,
  type WordList,
} from '@sastre/wording';
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

/** "A summer camp": no property stands between. */
const isThing = (word: Word | undefined) =>
  word?.isGlue === false && !/(?:ed|al|ive|ous|y|ing|ic|ful|est)$/.test(word.folded);

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
  const timesIn = ({ words }: WordList) =>
    words.filter(({ folded }) => /^\p{L}{3,}mal$/u.test(folded)).length;
  const others = Math.max(0, timesIn(said) - timesIn(list));
  const [vagueHere, vagueThere] = [findVague(said), findVague(list)];
  // A year, or a number that the fact has elsewhere, stands for none that is left out; a sum or another word for it may.
  const isNew = (one: Amount) =>
    !one.isYear && !amounts.some((other) => !other.isYear && sameValue(other, one));
  const spare =
    here.filter(isNew).length + others + Math.max(0, vagueHere.length - vagueThere.length);
  const lost = counts.filter(
    (amount) =>
      amount.counted[0] !== undefined &&
      isTold(list.words.indexOf(amount.counted[0])) &&
      !here.some((other) => !other.isYear && sameValue(other, amount)),
  );
  const isCountLost = lost.length > spare;
  const names = new Set(vagueHere.map(({ name }) => name));
  // "Most of them" is "mostly".
  if (findRows(LIMITS_SAID, said.words, said.language).some(({ name }) => name === 'mostly')) {
    names.add('most');
  }
  // "25 %" is a quarter.
  for (const { unit, values } of here)
    if (unit === 'percent' && values.includes(25)) names.add('quarter');
    else if (unit === 'percent' && values.includes(50)) names.add('half');
  const isVagueLost = vagueThere.some(({ name, from, to }) => {
    const next = list.words.findIndex(({ isGlue }, place) => place > to && !isGlue);
    return SMALL.test(name) && !names.has(name) && !isTold(from) && isTold(next);
  });
  const isMoreThanOne = list.words.some((word, at) => {
    // Of a phrase ("summer camps") the word that is this one.
    const isOne = [1, 2].some(
      (back) =>
        ONE[list.language].test(list.words[at - back]?.folded ?? '') &&
        (back === 1 || (list.language === 'en' && isThing(list.words[at - 1]))),
    );
    const single = /^eines$/.test(list.words[at - 1]?.folded ?? '')
      ? word.folded.replace(/e?s$/, '')
      : word.folded;
    const alike = [...matched].find(
      ([place, { fact: which, places }]) =>
        which === 0 && places.includes(at) && said.words[place]?.folded.startsWith(single) === true,
    );
    const own = said.words[alike?.[0] ?? told.get(at) ?? -1];
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
      isOne &&
      own.folded.startsWith(single) &&
      MANY[list.language].test(own.folded.slice(single.length)) &&
      own.folded !== word.folded &&
      !(list.language === 'de' && isPerson(list, at)) &&
      !isGenitive(said, alike?.[0] ?? told.get(at) ?? -1)
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
  // "Up to £500": how far one went is told.
  const isReachLost = amounts.some(
    (amount) =>
      amount.unit === 'money' &&
      (amount.comparator === 'most' || amount.comparator === 'under') &&
      here.every((other) => !sameValue(amount, other)),
  );
  return isReachLost || isCountLost || isVagueLost || isMoreThanOne || isPartLost
    ? [unproven([], 'number-contradicts')]
    : [];
}
