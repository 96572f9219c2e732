import { contradicted, unproven, type Finding } from '../prove/finding.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { sameValue, type Amount } from './amounts.rules.ts';
import { countsOther, TIME, type KnownAmount } from './counted.rules.ts';

/** Years of dates without words around them. */
export interface DatedYears {
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
}

/** What a sentence may draw its numbers from. */
export interface AmountGround {
  facts: readonly FactIndex[];
  /** Years that stand in dates of the entry, without words around them. */
  years: DatedYears;
  /** Whole years that may be told as a duration, computed from dates. */
  durations: readonly number[];
}

/** Compares each number of a sentence with those of the facts: value, unit, comparison, step and what it counts. */
export function compareAmounts(
  said: WordList,
  amounts: readonly Amount[],
  { facts, years, durations }: AmountGround,
): Finding[] {
  const known = facts.flatMap((fact) => fact.amounts.map((amount) => ({ amount, fact })));
  return amounts.flatMap((amount): Finding[] => {
    if (amount.isYear && isDated(amount, years)) return [];
    const same = known.filter((one) => sameValue(one.amount, amount));
    if (same.length === 0) return missingAmount(amount, known, durations);
    const reasons = same.map((one) => differenceOf(said, amount, one, known));
    const reason = reasons.includes(undefined) ? undefined : reasons[0];
    return reason === undefined ? [] : [contradicted(reason, amount.text)];
  });
}

function isDated({ text, when }: Amount, { from, to }: DatedYears): boolean {
  return (when !== 'until' && from.has(text)) || (when !== 'since' && to.has(text));
}

type Known = KnownAmount;

const YEARS = /^(?:years?|jahren?|jahre|ano|anos|jahriger?|jahrige[nrm]?)$/;

function missingAmount(
  amount: Amount,
  known: readonly Known[],
  durations: readonly number[],
): Finding[] {
  const isDuration = YEARS.test(amount.counted[0]?.folded ?? '');
  const value = amount.values[0] ?? 0;
  const isStated = known.some((one) => YEARS.test(one.amount.counted[0]?.folded ?? ''));
  if (isDuration && !isStated && amount.comparator !== 'most' && amount.comparator !== 'under') {
    const fits = durations.some((years) =>
      amount.comparator === undefined || amount.comparator === 'about'
        ? Math.abs(years - value) < 1
        : years >= value && years - value < 2,
    );
    if (fits) return [];
  }
  const isComparable = known.some(
    (one) => one.amount.unit === amount.unit && one.amount.isYear === amount.isYear,
  );
  return [
    isComparable
      ? contradicted(amount.isYear ? 'date-contradicts' : 'number-contradicts', amount.text)
      : unproven([amount.text]),
  ];
}

/** Why a number of the same value is another claim; undefined: it is the same. */
function differenceOf(
  said: WordList,
  amount: Amount,
  { amount: other, fact }: Known,
  known: readonly Known[],
): string | undefined {
  if (amount.isYear || other.isYear)
    return amount.when !== undefined && other.when !== undefined && amount.when !== other.when
      ? 'date-contradicts'
      : undefined;
  if (amount.unit !== other.unit && !(amount.unit === 'plain' && other.unit === 'money'))
    return 'unit-contradicts';
  if (
    amount.currency !== undefined &&
    other.currency !== undefined &&
    amount.currency !== other.currency
  )
    return 'unit-contradicts';
  if (!isSameComparison(amount, other)) return 'comparator-contradicts';
  if (isOtherStep(amount.step, other.step)) return 'direction-contradicts';
  // "To 6 %" is an end, and no difference.
  if (other.step === 'to' && amount.step === undefined && amount.unit === 'percent')
    return 'direction-contradicts';
  if (
    amount.step === 'by' &&
    other.step === undefined &&
    known.some((one) => one.amount.step === 'to' && one.amount !== other)
  )
    return 'direction-contradicts';
  return countsOther(said, amount, { amount: other, fact }, known)
    ? 'number-contradicts'
    : undefined;
}

/** A mark may be an end, and is no difference. */
function isOtherStep(one: Amount['step'], other: Amount['step']): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  return one !== 'at' && other !== 'at' ? true : one === 'by' || other === 'by';
}

/** What is above a number is also at least that; nothing else may be told otherwise. */
function isSameComparison(one: Amount, other: Amount): boolean {
  const spans =
    one.isSpan &&
    other.isSpan &&
    [one, other].every(({ counted }) => TIME.test(counted[0]?.folded ?? ''));
  const [said, meant] = [one, other].map(({ comparator }) =>
    spans && comparator === 'over' ? undefined : comparator,
  );
  return said === meant || (said === 'least' && meant === 'over');
}
