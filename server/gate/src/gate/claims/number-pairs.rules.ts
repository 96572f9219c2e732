import {
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  foldInPlace,
  gapBefore,
  readPlacedAmounts,
  sameValue,
  unprovenWords,
  type WordList,
} from '@sastre/wording';

const OF = /^(?:of|with|for|von|mit|aus|fur|de|con|para)$/;
/** Words behind a number that belong to it: "90-seat restaurant". */
const BEHIND = 2;

/** Numbers of one fact that changed places ("a team of 90 in a 22-seat restaurant"), and a range told by one end. */
export function compareNumberPairs(said: WordList, fact: FactIndex): Finding[] {
  const numbers = readPlacedAmounts(said).filter(({ isYear }) => !isYear);
  const wrong = numbers.filter(
    (amount) => isSwapped(said, amount, fact) || isOneEnd(numbers, amount, fact),
  );
  return unprovenWords(
    wrong.map(({ text }) => text),
    'number-contradicts',
  );
}

/** "Three sites" where the fact says "two to three". */
export function compareRangeEnds(said: WordList, fact: FactIndex): Finding[] {
  const numbers = readPlacedAmounts(said).filter(({ isYear }) => !isYear);
  const ends = numbers.filter((amount) => isOneEnd(numbers, amount, fact));
  return unprovenWords(
    ends.map(({ text }) => text),
    'number-contradicts',
  );
}

/** Places of the words that stand tight beside a number. */
function boundTo(list: WordList, { places }: Amount): number[] {
  const { words } = list;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const behind: number[] = [];
  for (let at = last + 1; at <= last + BEHIND; at += 1) {
    if (words[at]?.isGlue !== false || !/^[\s-]$/.test(gapBefore(list, at))) break;
    behind.push(at);
  }
  const isOf = OF.test(words[first - 1]?.folded ?? '') && words[first - 2]?.isGlue === false;
  return isOf && gapBefore(list, first - 1) === ' ' ? [...behind, first - 2] : behind;
}

/** What stands beside the number stands in the fact beside another one alone, and the other one's here beside this. */
function isSwapped(said: WordList, amount: Amount, fact: FactIndex): boolean {
  const [own, ...more] = fact.amounts.filter((other) => !other.isYear && sameValue(other, amount));
  if (own?.step !== undefined || own === undefined || more.length > 0) return false;
  const here = boundTo(said, amount).flatMap((place) => findAt(said, place, fact));
  const isHere = (other: Amount) => boundTo(fact.list, other).some((at) => here.includes(at));
  if (here.length === 0 || isHere(own) || boundTo(fact.list, own).length === 0) return false;
  const numbers = readPlacedAmounts(said);
  return fact.amounts.some((rival) => {
    const told = numbers.find((other) => sameValue(other, rival));
    if (rival === own || rival.isYear || told === undefined || !isHere(rival)) return false;
    const there = boundTo(said, told).flatMap((place) => findAt(said, place, fact));
    return !boundTo(fact.list, rival).some((at) => there.includes(at));
  });
}

const BETWEEN = /^\s?(?:to|bis|a|-|or|oder|o|u)\s?$/;
const AND = /^ (?:and|und|y) $/;

/** "Ten patients" where the fact says "eight to ten"; "up to ten" and "at least eight" say which end it is. */
function isOneEnd(numbers: readonly Amount[], amount: Amount, { list, amounts }: FactIndex) {
  const text = foldInPlace(list.text);
  return amounts.some((low, index) => {
    const high = amounts[index + 1];
    if (high === undefined || low.isYear || high.isYear) return false;
    const between = text.slice(low.end, high.at);
    const isRange =
      (low.step !== 'from' && BETWEEN.test(between)) ||
      (low.step === 'from' && / (?:bis|a) $/.test(between) && !isChange(list)) ||
      (AND.test(between) &&
        /(?:between|zwischen|entre) (?:los |las )?$/.test(text.slice(0, low.at)));
    const ends = [low, high];
    const isEnd = ends.some((end) => sameValue(end, amount));
    const isWhole = ends.every((end) => numbers.some((one) => sameValue(one, end)));
    const limit = sameValue(high, amount) ? /^(?:most|under)$/ : /^(?:least|over)$/;
    return isRange && isEnd && !isWhole && !limit.test(amount.comparator ?? '');
  });
}

/** "De 12 a 7" is a change where something rose or fell. */
const isChange = ({ words }: WordList) =>
  words.some(({ meanings }) => meanings.some(({ scale }) => scale?.axis === 'direction'));
