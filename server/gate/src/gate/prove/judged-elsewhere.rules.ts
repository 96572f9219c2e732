import {
  findComparisons,
  placesOfMonths,
  type FactIndex,
  oncePerList,
  readPlacedAmounts,
} from '@sastre/wording';
import { findLimits } from '../claims/limits.rules.ts';
import { findNegations } from '../claims/negations.rules.ts';
import { placesOfVague } from '../claims/vague.rules.ts';

/** Numbers, negations and amounts without a figure have rules of their own. */
export const placesJudgedElsewhere = oncePerList((said): ReadonlySet<number> => {
  const hits = findNegations(said);
  return new Set([
    ...readPlacedAmounts(said).flatMap(({ places }) => places),
    ...findComparisons(said),
    ...placesOfMonths(said),
    ...placesOfVague(said),
    ...hits.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_none, at) => from + at),
    ),
  ]);
});

const NONE = /^ningun(?:[ao]s?)?$/;

/** Places of a fact that rules of their own compare. */
export function placesComparedIn(fact: FactIndex): ReadonlySet<number> {
  const { list } = fact;
  // The second word of "no … ningún" denies no more than the first.
  const none = list.words.flatMap(({ folded }, at) => (NONE.test(folded) ? [at] : []));
  return new Set([...placesJudgedElsewhere(list), ...findLimits(list), ...none]);
}
