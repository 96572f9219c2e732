import {
  type Amount,
  type FactIndex,
  type Finding,
  sameValue,
  unprovenWords,
} from '@sastre/wording';

/** "The contest of 2016" where the fact says "of 2015": the years of its entry do not stand for those that a fact tells itself. */
export function compareOwnYears(
  amounts: readonly Amount[],
  { amounts: own }: FactIndex,
): Finding[] {
  const years = (all: readonly Amount[]) => all.filter(({ isYear }) => isYear);
  const without = (some: readonly Amount[], others: readonly Amount[]) =>
    some.filter((one) => !others.some((other) => sameValue(one, other)));
  const strange = without(years(amounts), years(own));
  const lost = without(years(own), years(amounts));
  if (lost.length === 0) return [];
  return unprovenWords(
    strange.map(({ text }) => text),
    'date-contradicts',
  );
}
