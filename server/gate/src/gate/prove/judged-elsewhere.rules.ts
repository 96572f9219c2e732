import {
  type Amount,
  findComparisons,
  placesOfMonths,
  type FactIndex,
  type WordList,
} from '@sastre/wording';
import { findLimits } from '../claims/limits.rules.ts';
import { findNegations } from '../claims/negations.rules.ts';
import { placesOfVague } from '../claims/vague.rules.ts';

/** Numbers, negations and amounts without a figure have rules of their own. */
export function placesJudgedElsewhere(
  said: WordList,
  amounts: readonly Amount[],
): ReadonlySet<number> {
  const hits = findNegations(said);
  return new Set([
    ...amounts.flatMap(({ places }) => places),
    ...findComparisons(said),
    ...placesOfMonths(said),
    ...placesOfVague(said),
    ...hits.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_none, at) => from + at),
    ),
  ]);
}

/** Places of a fact that rules of their own compare. */
export function placesComparedIn(fact: FactIndex): ReadonlySet<number> {
  return new Set([...placesJudgedElsewhere(fact.list, fact.amounts), ...findLimits(fact.list)]);
}
