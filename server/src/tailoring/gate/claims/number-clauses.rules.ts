import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, type Finding } from '../prove/finding.ts';
import type { WordList } from '../words/units.rules.ts';
import { readPlacedAmounts, sameValue, type Amount } from './amounts.rules.ts';
import { clausesOf } from './clauses.rules.ts';

/** Share of a clause's words that must stand in the number's own clause of the fact. */
const OWN = 0.34;

/** "Changes to three, four of which were adopted" where three of four were: a number stays with the clause that it counts in. */
export function compareNumberClauses(
  said: WordList,
  { matched }: Alignment,
  { list, amounts }: FactIndex,
): Finding[] {
  const [here, there] = [clausesOf(said), clausesOf(list)];
  if (new Set(there).size < 2) return [];
  const isMoved = (amount: Amount) => {
    const clause = here[amount.places[0] ?? 0];
    const drawn = [...matched].flatMap(([place, { fact, places, from }]) =>
      fact === 0 && from === place && here[place] === clause && said.words[place]?.isGlue === false
        ? [places.map((at) => there[at] ?? 0)]
        : [],
    );
    const same = amounts.filter((other) => sameValue(other, amount));
    if (drawn.length === 0 || same.length === 0) return false;
    return same.every((other) => {
      const own = there[other.places[0] ?? 0] ?? 0;
      const kept = drawn.filter((clauses) => clauses.includes(own)).length;
      return kept < drawn.length * OWN;
    });
  };
  const moved = readPlacedAmounts(said).filter(
    (amount) => amount.places.length > 0 && isMoved(amount),
  );
  return moved.length === 0
    ? []
    : [
        unproven(
          moved.map(({ text }) => text),
          'number-contradicts',
        ),
      ];
}
