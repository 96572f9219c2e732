import { readPlacedNumbers } from '@sastre/reading';
import type { Word, WordList } from '../words/units.rules.ts';
import { COMPARATORS } from './claim-words.ts';
import { finderOf, findRows } from './find-rows.rules.ts';

/** Finds words that compare a number. */
export const FINDER = finderOf(COMPARATORS);

const LOOSE =
  /^(?:about|around|over|under|above|below|up|within|down|number|uber|unter|gegen|um|anzahl|hasta|sobre|alrededor|numero|cantidad|rund)$/;

/** Places of words that compare a number, and of prepositions that would if one followed. */
export function findComparisons({ words, language }: WordList): number[] {
  const hits = findRows(FINDER, words, language).flatMap(({ from, to }) => {
    const next = words[to + 1]?.folded === 'un' ? words[to + 2] : words[to + 1];
    const isBefore =
      /^\d/.test(next?.folded ?? '') || readPlacedNumbers(next?.folded ?? '').length > 0;
    return isBefore ? Array.from({ length: to - from + 1 }, (_none, at) => from + at) : [];
  });
  const loose = words.flatMap(({ folded }, place) => (LOOSE.test(folded) ? [place] : []));
  return [
    ...hits,
    ...loose,
    ...wordsOrMore(words),
    ...wordsOfYears(words),
    ...wordsUpToMost(words),
  ];
}

/** "Ten or more rooms", "zehn Zimmer oder mehr". */
function wordsOrMore(words: readonly Word[]): number[] {
  return words.flatMap(({ folded }, place) => {
    const isMore =
      /^(?:more|mehr|mas)$/.test(folded) && /^(?:or|oder|o)$/.test(words[place - 1]?.folded ?? '');
    const isOfNumber = [place - 2, place - 3].some(
      (at) => readPlacedNumbers(words[at]?.folded ?? '').length > 0,
    );
    return isMore && isOfNumber ? [place] : [];
  });
}

const SEASON =
  /^(?:spring|summer|autumn|winter|primavera|verano|otono|invierno|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;

/** "Im Jahr 2016" says no more than "2016". */
function wordsOfYears(words: readonly Word[]): number[] {
  return words.flatMap(({ folded }, place) => {
    const [next = '', other = ''] = words.slice(place + 1, place + 3).map((word) => word.folded);
    const isYear =
      /^(?:jahr(?:e[ns]?)?|years?|anos?)$/.test(folded) && /^(?:1\d|20)\d{2}$/.test(next);
    // "The months of summer", "los meses de verano".
    const isSeason =
      /^(?:months?|mes|meses)$/.test(folded) && /^(?:of|del?)$/.test(next) && SEASON.test(other);
    return isYear || isSeason ? [place] : [];
  });
}

/** "Bis höchstens DN 150" is no more than "bis DN 150". */
function wordsUpToMost(words: readonly Word[]): number[] {
  return words.flatMap(({ folded }, place) =>
    /^(?:hochstens|maximal|maximo)$/.test(folded) &&
    /^(?:bis|hasta)$/.test(words[place - 1]?.folded ?? '')
      ? [place]
      : [],
  );
}
