import {
  type Amount,
  contradicted,
  countsOther,
  countsOtherTime,
  countsSame,
  type FactIndex,
  type Finding,
  findWord,
  IN_TIME,
  isOrdinal,
  isWhichOf,
  type KnownAmount,
  rateOf,
  readPlacedAmounts,
  sameValue,
  TIME,
  unproven,
  type WordList,
  wayOf,
  isMadeAnEnd,
  isOfCode,
  isOtherStep,
  isSameRange,
  isStartAlone,
  isWithin,
  isOfSamePair,
} from '@sastre/wording';
import { isOnlyAdded } from './only-added.rules.ts';
import { isOfSamePeriod } from './same-periods.rules.ts';
import { datedFindings } from './since.rules.ts';
import { isShareTold } from './vague.rules.ts';
import { MOVED, yearDifference } from './year-difference.rules.ts';

/** Years of dates without words around them, and months as `YYYY-MM`. */
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
  /** Facts that the sentence does not tell, and that may be where its number comes from. */
  elsewhere?: readonly FactIndex[];
  /** Facts that the sentence does tell, where it need not tell all. */
  told?: readonly FactIndex[];
}

/** Compares each number of a sentence with those of the facts: value, unit, comparison, step and what it counts. */
export function compareAmounts(
  said: WordList,
  amounts: readonly Amount[],
  { facts, years, durations, elsewhere = [], told = facts }: AmountGround,
): Finding[] {
  const known = facts.flatMap((fact) => fact.amounts.map((amount) => ({ amount, fact })));
  const ones = onesOfOther(said, known);
  const loose = ones.length === 0 ? [] : [unproven(ones, 'number-contradicts')];
  return [
    ...loose,
    ...amounts.flatMap((amount): Finding[] => {
      if (amount.isYear && isDated(amount, years)) return datedFindings(said, amount, known);
      if (isServed(amount, durations, told) || isOfCode(said, amount, facts)) return [];
      const same = known.filter((one) => sameValue(one.amount, amount));
      if (same.length === 0) {
        const findings = missingAmount(said, amount, { known, facts });
        const isOfAnother = elsewhere.some((fact) =>
          fact.amounts.some((other) => sameValue(other, amount)),
        );
        return isOfAnother
          ? findings.map((finding) => ({ ...finding, answer: 'unproven' as const }))
          : findings;
      }
      const reasons = same.map((one) => differenceOf(said, amount, one, { known, facts }));
      const reason = reasons.includes(undefined) ? undefined : reasons[0];
      if (reason === undefined || isOfSamePeriod(said, amount, facts)) return [];
      // The number is true of something: of what, the person knows.
      if (reason === MOVED) return [unproven([amount.text], 'number-contradicts')];
      return [contradicted(reason, amount.text)];
    }),
  ];
}

const ONE = /^(?:one|single|ein|eine[nmrs]?|un|una)$/;

/** "One-week sprints" where the fact says "two-week sprints". */
function onesOfOther({ words, text }: WordList, known: readonly KnownAmount[]): string[] {
  return words.flatMap((word, place) => {
    const next = words[place + 1];
    if (!ONE.test(word.folded) || next === undefined || !TIME.test(next.folded)) return [];
    const others = known.filter(({ amount }) =>
      amount.counted[0]?.keys.some((key) => next.keys.includes(key)),
    );
    const isTold = known.some(({ fact }) =>
      fact.list.words.some(
        ({ folded }, at) =>
          A.test(folded) &&
          fact.list.words[at + 1]?.keys.some((key) => next.keys.includes(key)) === true,
      ),
    );
    return others.length > 0 && !isTold ? [text.slice(word.at, next.end)] : [];
  });
}

function isDated({ text, when }: Amount, { from, to }: DatedYears): boolean {
  return (when !== 'until' && from.has(text)) || (when !== 'since' && to.has(text));
}

type Known = KnownAmount;

const YEARS = /^(?:years?|jahren?|jahre|ano|anos|jahriger?|jahrige[nrm]?)$/;

/** "A little over two years" of what lasted two years and a quarter by its dates. */
function isServed(
  amount: Amount,
  durations: readonly number[],
  told: readonly FactIndex[],
): boolean {
  if (!YEARS.test(amount.counted[0]?.folded ?? '')) return false;
  if (amount.comparator === 'most' || amount.comparator === 'under') return false;
  // "For three years", where the fact that says "two years without an accident" is not told.
  const isStated = told.some(({ amounts }) =>
    amounts.some(({ counted }) => counted.some(({ folded }) => YEARS.test(folded))),
  );
  if (isStated) return false;
  const value = amount.values[0] ?? 0;
  return durations.some((years) =>
    amount.comparator === undefined || amount.comparator === 'about'
      ? Math.abs(years - value) < 1
      : amount.comparator === 'near'
        ? years < value && value - years <= 0.5
        : years >= value && years - value < 2,
  );
}

function missingAmount(
  said: WordList,
  amount: Amount,
  { known, facts }: Pick<AmountGround, 'facts'> & { known: readonly Known[] },
): Finding[] {
  if (isBoth(amount, facts)) return [];
  if (
    isOrdinal(said, amount, facts) ||
    isOne(said, amount, facts) ||
    isShareTold(amount, facts) ||
    isOfSamePeriod(said, amount, facts)
  )
    return [];
  const isComparable = known.some(
    (one) =>
      one.amount.unit === amount.unit &&
      one.amount.isYear === amount.isYear &&
      (amount.unit !== 'plain' || amount.isYear || countsSame(said, amount, one)),
  );
  return [
    isComparable
      ? contradicted(amount.isYear ? 'date-contradicts' : 'number-contradicts', amount.text)
      : unproven([amount.text]),
  ];
}

const A = /^(?:an?|one|ein|eine[nmrs]?|una?|uno)$/;

/** "1 hygienist" where the fact says "a hygienist". */
function isOne(said: WordList, { values, counted }: Amount, facts: readonly FactIndex[]): boolean {
  const [first] = counted;
  if (!values.includes(1) || first === undefined) return false;
  return facts.some((fact) =>
    findWord(first, said, fact).some((at) => A.test(fact.list.words[at - 1]?.folded ?? '')),
  );
}

const BOTH = /^(?:both|beiden?|beider|beides|ambos|ambas)$/;

/** "The last two years" where the fact says "die letzten beiden Jahre". */
function isBoth({ values, comparator }: Amount, facts: readonly FactIndex[]): boolean {
  const isTwo = values.includes(2) && comparator === undefined;
  return isTwo && facts.some(({ list }) => list.words.some(({ folded }) => BOTH.test(folded)));
}

/** Why a number of the same value is another claim; undefined: it is the same. */
function differenceOf(
  said: WordList,
  amount: Amount,
  { amount: other, fact }: Known,
  all: { known: readonly Known[]; facts: readonly FactIndex[] },
): string | undefined {
  if (amount.isYear || other.isYear) return yearDifference(said, amount, other, fact);
  // "From 300 to 245 €": a bare one may stand for money, one that counts something does not.
  const isBare = amount.unit === 'plain' && amount.counted.length === 0;
  if (amount.unit !== other.unit && !(isBare && other.unit === 'money')) return 'unit-contradicts';
  if (
    amount.currency !== undefined &&
    other.currency !== undefined &&
    amount.currency !== other.currency
  )
    return 'unit-contradicts';
  if (isSameRange(said, amount, other, fact)) return undefined;
  if (!isSameComparison(amount, other) && !isWithin(said, amount, fact.list, other))
    return amount.comparator !== undefined && other.comparator !== undefined
      ? 'comparator-contradicts'
      : MOVED;
  if (isOtherStep(amount.step, other.step)) return 'direction-contradicts';
  if (isMadeAnEnd(amount, other)) return 'direction-contradicts';
  if (isStartAlone(said, amount, other, fact)) return MOVED;
  if (isWhichOf(said, amount, fact.list, other)) return MOVED;
  // "To 6 %" is an end, and no difference.
  const isEnd = fact.amounts.some(({ step }) => step === 'from');
  if (other.step === 'to' && amount.step === undefined && (isEnd || amount.unit === 'percent'))
    return amount.unit === 'percent' ? 'direction-contradicts' : MOVED;
  if (
    amount.step === 'by' &&
    other.step === undefined &&
    all.known.some((one) => one.amount.step === 'to' && one.amount !== other)
  )
    return 'direction-contradicts';
  // "Only 15 now" of what fell to 15 says no more than that it fell.
  const isFallen = amount.step === 'to' && other.step === 'to' && wayOf(fact.amounts) === 0;
  if (isPartLost(said, amount, other, fact)) return MOVED;
  if (!isFallen && isOnlyAdded(said, amount, fact)) return MOVED;
  if (!isOtherRate(said, amount, other, fact) && isOfSamePair(said, amount, other, fact))
    return undefined;
  if (countsOtherTime(amount, other) || isOtherRate(said, amount, other, fact)) return MOVED;
  return countsOther(said, amount, { amount: other, fact }, all) ? MOVED : undefined;
}

/** "90 a month" where the fact says "90 a year". */
function isOtherRate(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const [here, there] = [rateOf(said, amount), rateOf(fact.list, other)];
  return here !== undefined && there !== undefined && here !== there;
}

const OF = /^ (?:of|out of|de|von|aus|der|den)(?: \p{L}+){0,2} $/u;

const BEHIND_OF =
  /(?:^|[,;:.] |(?<!\p{L})and )(?:out of|of|von|aus|de)(?: the| den| las| los)? $/iu;

/** "Seven sites", or "two sites, then seven", where the fact says "two of its seven sites". */
function isPartLost(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const isPart = (text: string, one: Amount, whole: Amount) =>
    one.end < whole.at && OF.test(text.slice(one.end, whole.at).replace(/-/g, ' '));
  // "2023 von 24 auf 19", "línea 2 de 18 a 7": a range begins behind a year or the number of a name.
  const { amounts } = fact;
  const isRange = other.step === 'from' && amounts[amounts.indexOf(other) + 1]?.step === 'to';
  if (isRange) return false;
  const part = amounts.find((one) => !one.isYear && isPart(fact.list.text, one, other));
  if (part === undefined) return false;
  // "Of the eleven who began, seven …": the whole may come first.
  const isWhole = BEHIND_OF.test(said.text.slice(0, amount.at));
  return !readPlacedAmounts(said).some(
    (one) =>
      sameValue(one, part) && (isPart(said.text, one, amount) || (isWhole && one.at > amount.end)),
  );
}

/** Stretches that are counted as times are: "over three seasons" is in three of them. */
const SEASON =
  /^(?:seasons?|summers?|winters?|springs?|autumns?|evenings?|campaigns?|saisons?|sommern?|wintern?|temporadas?|campanas?|vendimias?|veranos?|inviernos?)$/;

/** What is above a number is also at least that; nothing else may be told otherwise. */
function isSameComparison(one: Amount, other: Amount): boolean {
  const spans =
    one.isSpan &&
    // "A three-day course" is a course over three days.
    (other.isSpan || IN_TIME.test(other.text)) &&
    [one, other].every(
      ({ counted, text }) =>
        IN_TIME.test(text) ||
        counted.slice(0, 2).some(({ folded }) => TIME.test(folded) || SEASON.test(folded)),
    );
  const [said, meant] = [one, other].map(({ comparator }) =>
    spans && comparator === 'over' ? undefined : comparator,
  );
  return said === meant || (said === 'least' && meant === 'over');
}
