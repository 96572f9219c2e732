import type { Tally } from './compare.rules.ts';

/** Counts by name: of a program, of a field. */
export type Tallies = ReadonlyMap<string, Tally>;

/** The counts with more of one name. */
export function withTally(tallies: Tallies, name: string, more: Tally): Tallies {
  const had = tallies.get(name) ?? { right: 0, wrong: 0, missing: 0 };
  return new Map(tallies).set(name, {
    right: had.right + more.right,
    wrong: had.wrong + more.wrong,
    missing: had.missing + more.missing,
  });
}

/** From 0 to 1: how much of it is right, of what is asked for and what is said. NaN where there is nothing. */
export function f1({ right, wrong, missing }: Tally): number {
  return (2 * right) / (2 * right + wrong + missing);
}

/** The lines of a table, by name. */
export function rowsOf(tallies: Tallies): string[] {
  return [...tallies]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, tally]) => row(name, tally));
}

function row(name: string, tally: Tally): string {
  const { right, wrong, missing } = tally;
  const share = (part: number, whole: number) =>
    (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(6);
  const counts = `${right} right, ${wrong} wrong, ${missing} missing`;
  const scores = [
    `F1 ${share(2 * right, 2 * right + wrong + missing)}`,
    `P ${share(right, right + wrong)}`,
    `R ${share(right, right + missing)}`,
  ];
  return [name.padEnd(28), ...scores, counts].join('  ');
}
