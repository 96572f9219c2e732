import type { WordList } from '../words/units.rules.ts';
import { type Amount, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** How far, in characters, a year stands from what is counted in it. */
const NEAR = 32;
const APART = /[,;.]|\d/;
/** "In 2023, 97 %": a year that opens a sentence is of what is counted first. */
const OPENS = /(?:^|[.;] )(?:in|im jahre?|en) $/i;

/** The year that stands nearest to an amount, with nothing counted and no sign between. */
function yearOf({ text }: WordList, { at, end }: Amount, years: readonly Amount[]) {
  const near = years
    .map((year) => ({
      year,
      gap: year.at > at ? text.slice(end, year.at) : text.slice(year.end, at),
    }))
    .filter(
      ({ gap, year }) =>
        gap.length <= NEAR &&
        (!APART.test(gap) || (gap === ', ' && OPENS.test(text.slice(0, year.at)))),
    )
    .sort((one, other) => one.gap.length - other.gap.length);
  return near[0]?.year;
}

/** "38 in 2012 and 31 in 2013" where the fact has 31 in 2012: counts stay with their years. */
export function compareYearsOfCounts(said: WordList, { list, amounts }: FactIndex): Finding[] {
  const here = readPlacedAmounts(said);
  const yearsOf = (all: readonly Amount[]) => all.filter(({ isYear }) => isYear);
  if (yearsOf(here).length < 2 || yearsOf(amounts).length < 2) return [];
  const moved = here.filter((amount) => {
    const same = amounts.filter((one) => !one.isYear && sameValue(one, amount));
    const [own] = same;
    if (amount.isYear || own === undefined || same.length > 1) return false;
    const [now, then] = [yearOf(said, amount, yearsOf(here)), yearOf(list, own, yearsOf(amounts))];
    return now !== undefined && then !== undefined && !sameValue(now, then);
  });
  return moved.length > 1
    ? [
        unproven(
          moved.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}
