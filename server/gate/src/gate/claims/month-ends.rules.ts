import { type Finding, unprovenWords, type WordList } from '@sastre/wording';
import type { DatedYears } from './compare-amounts.rules.ts';
import { placedMonths } from './number-clauses.rules.ts';

const SINCE = /^(?:since|seit|desde)$/;
const UNTIL = /^(?:until|till|bis|hasta)$/;

/** "Until February 2020" where something began then: a month that is a start alone is no end, and the other way round. */
export function compareMonthEnds(said: WordList, { from, to }: DatedYears): Finding[] {
  if (!said.words.some(({ folded }) => SINCE.test(folded) || UNTIL.test(folded))) return [];
  const turned = placedMonths(said).filter(({ at, month }) => {
    const before = said.words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
    const [isStart, isEnd] = [from.has(month), to.has(month)];
    return (
      (before.some((word) => UNTIL.test(word)) && isStart && !isEnd) ||
      (before.some((word) => SINCE.test(word)) && isEnd && !isStart)
    );
  });
  return unprovenWords(
    turned.map(({ text }) => text),
    'date-contradicts',
  );
}
