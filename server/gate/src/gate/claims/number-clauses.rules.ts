import { readMonths } from '@sastre/reading';
import {
  type Alignment,
  type Amount,
  clausesOf,
  type FactIndex,
  type Finding,
  findComparisons,
  findWord,
  isBehindSign,
  placesOfMonths,
  readPlacedAmounts,
  sameValue,
  textOf,
  TIME,
  unprovenWords,
  type WordList,
} from '@sastre/wording';
import { isLight } from './light-words.rules.ts';

/** Share of a clause's words that must stand in the number's own clause of the fact. */
const OWN = 0.34;

/** "Changes to three, four of which were adopted" where three of four were: a number stays with the clause that it counts in. */
export function compareNumberClauses(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): Finding[] {
  const { list, amounts } = fact;
  const [here, there] = [clausesOf(said), clausesOf(list)];
  if (new Set(there).size < 2 || isOnlySummedUp(said, fact)) return [];
  const isMoved = (place: number, known: readonly number[]) => {
    const clause = here[place];
    const drawn = [...matched].flatMap(([place, { fact: which, places, from }]) =>
      which === 0 && from === place && here[place] === clause && said.words[place]?.isGlue === false
        ? [places.map((at) => there[at] ?? 0)]
        : [],
    );
    if (drawn.length === 0 || known.length === 0) return false;
    const beside = besideOf(said, place)
      .map((at) => matched.get(at))
      .flatMap((one) => (one?.fact === 0 ? one.places.map((at) => there[at] ?? 0) : []));
    return known.every((at) => {
      const own = there[at] ?? 0;
      if (isOfNeighbour(fact, there, own)) return false;
      // "Obtenida en 2018": what it says of its neighbour it says in the fact, too.
      if (beside.includes(own)) return false;
      const kept = drawn.filter((clauses) => clauses.includes(own)).length;
      return kept < drawn.length * OWN;
    });
  };
  const placesOf = (amount: Amount) =>
    amounts.flatMap((other) => (sameValue(other, amount) ? (other.places[0] ?? []) : []));
  const numbers = readPlacedAmounts(said)
    .filter((amount) => !isStillCounting(said, amount, fact))
    .filter((amount) => isMoved(amount.places[0] ?? -1, placesOf(amount)))
    .map(({ text }) => text);
  const known = placedMonths(list);
  const dates = placedMonths(said)
    .filter(({ at, month }) =>
      isMoved(
        at,
        known.flatMap((one) => (one.month === month ? [one.at] : [])),
      ),
    )
    .map(({ text }) => text);
  const moved = [...numbers, ...dates];
  return unprovenWords(moved, 'number-contradicts');
}

/** "…, which has run since 2023", "…; I work 30 hours a week": a clause of two that has nothing else to count in. */
function isOfNeighbour(fact: FactIndex, clauses: readonly number[], own: number): boolean {
  const { list, amounts } = fact;
  const dates = placesOfMonths(list);
  const places = list.words.flatMap((word, at) =>
    clauses[at] === own && !word.isGlue ? [at] : [],
  );
  const ties = places.filter((at) => isLight(list, at, fact));
  const isCounted = (at: number) =>
    TIME.test(list.words[at]?.folded ?? '') ||
    dates.includes(at) ||
    amounts.some((amount) => !amount.isYear && amount.places.includes(at));
  return (
    new Set(clauses).size === 2 &&
    ties.length > 0 &&
    places.every((at) => ties.includes(at) || isCounted(at))
  );
}

/** A number that counts, right behind it, what it counts right behind it in the fact. */
function isStillCounting(said: WordList, amount: Amount, fact: FactIndex): boolean {
  const [thing] = amount.counted;
  const wholeOf = (list: WordList, { end }: Amount) =>
    readPlacedAmounts(list).find(({ at }) => at > end && OF.test(list.text.slice(end, at)));
  // "Three of eleven depots": beside the same whole.
  const whole = wholeOf(said, amount);
  const isPart = fact.amounts.some((one) => {
    const other = sameValue(one, amount) ? wholeOf(fact.list, one) : undefined;
    return whole !== undefined && other !== undefined && sameValue(whole, other);
  });
  if (isPart) return true;
  if (thing === undefined || TIME.test(thing.folded)) return false;
  const places = findWord(thing, said, fact);
  const same = fact.amounts.filter((other) => !other.isYear && sameValue(other, amount));
  return (
    same.length === 1 &&
    same.every(
      ({ counted: [own] }) => own !== undefined && places.includes(fact.list.words.indexOf(own)),
    )
  );
}

const OF = /^ (?:out )?(?:of|von|de) (?:the |den |l[oa]s )?$/;

/** "Repairs of looms: 64 jobs since 2023": what is counted behind a colon, and no other seam, is about what stands before it. */
function isOnlySummedUp(said: WordList, { list, amounts }: FactIndex): boolean {
  const behind = /^[^:;.!?]+: (?=(?:[^:;.!?]|\.(?=\d))+[.!]?$)/.exec(list.text)?.[0].length;
  if (behind === undefined || !isOneClause(said)) return false;
  const first = amounts.find(({ at }) => at >= behind);
  if (first === undefined || first.isYear || clausesOf(list).at(-1) !== 1) return false;
  // "Repeated calls: from 14 to 9 %".
  return list.words.every(({ at, isGlue }) => at < behind || at >= first.at || isGlue);
}

/** "Between 2021 and 2023, …": a clause of nothing but years is none. */
function isOneClause(said: WordList): boolean {
  const years = readPlacedAmounts(said).flatMap(({ isYear, places }) => (isYear ? places : []));
  const clauses = clausesOf(said).filter(
    (_clause, at) => said.words[at]?.isGlue === false && !years.includes(at),
  );
  return new Set(clauses).size <= 1;
}

/** The word of weight right before a number and what compares it, in its stretch between two signs. */
function besideOf(said: WordList, place: number): number[] {
  const compares = findComparisons(said);
  for (let at = place - 1; at >= Math.max(0, place - BESIDE); at -= 1) {
    if (isBehindSign(said, at + 1)) return [];
    if (said.words[at]?.isGlue === false && !compares.includes(at)) return [at];
  }
  return [];
}

const BESIDE = 3;

/** Months told with their year, each at the place of its first word. */
export function placedMonths(
  list: WordList,
): readonly { at: number; month: string; text: string }[] {
  const places = placesOfMonths(list);
  return places.flatMap((at, index) => {
    if (places[index - 1] === at - 1) return [];
    let last = at;
    while (places.includes(last + 1)) last += 1;
    const text = textOf(list, { from: at, to: last });
    const month = readMonths(text).months[0];
    return month === undefined ? [] : [{ at, month, text }];
  });
}
