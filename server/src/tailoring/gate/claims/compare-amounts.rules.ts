import { contradicted, unproven, type Finding } from '../prove/finding.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { findWord } from '../prove/match.rules.ts';
import type { Word, WordList } from '../words/units.rules.ts';
import { sameValue, type Amount } from './amounts.rules.ts';

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

interface Known {
  amount: Amount;
  fact: FactIndex;
}

const TIME =
  /^(?:hours?|days?|weeks?|months?|years?|quarters?|stunden?|tagen?|wochen?|monaten?|jahren?|horas?|dias?|semanas?|mes|meses|anos?|semest(?:er|res?)|trimestres?|terms?|shifts?|schicht(?:en)?|turnos?|nights?|nachte?n?|noches?|mornings?|mananas?|tardes?|abende?n?)$/;
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
  if (amount.step !== undefined && other.step !== undefined && amount.step !== other.step)
    return 'direction-contradicts';
  if (
    amount.step === 'by' &&
    other.step === undefined &&
    known.some((one) => one.amount.step === 'to' && one.amount !== other)
  )
    return 'direction-contradicts';
  return countsOther(said, amount, other, fact, known) ? 'number-contradicts' : undefined;
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

/** "Sechsköpfig" says itself what it counts. */
const isInWord = ({ text }: Amount) => /^[a-z]{6,}$/.test(text) && /ig(?:e[nrms]?)?$/.test(text);

/** "ISO 27001", "Year 7": the number belongs to the name before it. */
function isNamed(said: WordList, { before }: Amount, other: Amount, fact: FactIndex): boolean {
  if (before === undefined || other.before === undefined) return false;
  return findWord(before, said, fact).includes(fact.list.words.indexOf(other.before));
}

/** "Team of 18", "18-person team": what is counted may stand before the number. */
function isNextTo(said: WordList, { before }: Amount, fact: FactIndex, lost: Word): boolean {
  return (
    before !== undefined && findWord(before, said, fact).includes(fact.list.words.indexOf(lost))
  );
}

/** True when the number counts a thing here that another number counts in the fact. */
function countsOther(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
  known: readonly Known[],
): boolean {
  if (amount.unit === 'percent' || amount.unit === 'money') return false;
  const [first] = amount.counted;
  if (
    first === undefined ||
    isInWord(amount) ||
    isInWord(other) ||
    isNamed(said, amount, other, fact)
  )
    return false;
  const places = (one: FactIndex) => new Set(findWord(first, said, one));
  const own = places(fact);
  const counts = (one: Amount, where: ReadonlySet<number>, within: FactIndex) =>
    one.counted.some((word) => where.has(within.list.words.indexOf(word)));
  if (own.size === 0 || counts(other, own, fact)) return false;
  if (other.counted.length === 0) return false;
  // What the fact counts is gone, and something else stands in its place.
  const lost = other.counted[0];
  if (
    lost !== undefined &&
    !amount.counted.some((word) =>
      findWord(word, said, fact).includes(fact.list.words.indexOf(lost)),
    ) &&
    !isNextTo(said, amount, fact, lost)
  )
    return true;
  return known.some(
    (one) =>
      one.amount !== other &&
      !one.amount.isYear &&
      one.amount.counted[0] !== undefined &&
      places(one.fact).has(one.fact.list.words.indexOf(one.amount.counted[0])),
  );
}
