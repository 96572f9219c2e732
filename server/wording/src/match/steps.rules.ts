import { type Amount, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { TIME } from './counted.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** "Bajó a 130 pesos" where the fact says "bajó 130 pesos", "a tres semanas" where it says "en tres semanas". */
export function isMadeAnEnd(one: Amount, other: Amount): boolean {
  const isEnd = one.step === 'to' || one.step === 'at';
  const moves = ({ before }: Amount) =>
    before?.meanings.some(({ scale }) => scale?.axis === 'direction') === true;
  if (!isEnd || other.step !== undefined) return false;
  const isSpent = other.isSpan && !one.isSpan && one.comparator === other.comparator;
  const isTime = TIME.test(other.counted[0]?.folded ?? '');
  return (isSpent && isTime) || (moves(one) && moves(other));
}

/** A mark may be an end, and is no difference. */
export function isOtherStep(one: Amount['step'], other: Amount['step']): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  return one !== 'at' && other !== 'at' ? true : one === 'by' || other === 'by';
}

/** "By three weeks" where the fact says "from three weeks to eight days": a start is told with its end. */
export function isStartAlone(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
): boolean {
  if (other.step !== 'from' || amount.step === 'from') return false;
  const end = fact.amounts[fact.amounts.indexOf(other) + 1];
  return end?.step === 'to' && !readPlacedAmounts(said).some((one) => sameValue(one, end));
}

const BETWEEN = /^(?:entre|between|zwischen)$/;

/** "Between 14 and 18 years" where the fact says "from 14 to 18 years", of what did not change. */
export function isSameRange(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
): boolean {
  const moves = fact.list.words.some(({ meanings }) =>
    meanings.some(({ scale }) => scale?.axis === 'direction'),
  );
  if (moves || amount.step !== undefined) return false;
  const pair = fact.amounts.findIndex(
    (one, at) => one.step === 'from' && fact.amounts[at + 1]?.step === 'to',
  );
  const ends = fact.amounts.slice(pair, pair + 2);
  if (pair < 0 || !ends.includes(other)) return false;
  const here = readPlacedAmounts(said);
  const first = here.findIndex((one, at) => {
    const [start, end] = ends;
    const next = here[at + 1];
    return (
      start !== undefined &&
      end !== undefined &&
      next !== undefined &&
      sameValue(one, start) &&
      sameValue(next, end)
    );
  });
  const place = here[first]?.places[0] ?? 0;
  return first >= 0 && BETWEEN.test(said.words[place - 1]?.folded ?? '');
}

/** "In no more than two hours" is within two hours. */
export function isWithin(said: WordList, one: Amount, list: WordList, other: Amount): boolean {
  const sides = [
    { own: said, amount: one },
    { own: list, amount: other },
  ];
  const isMost = sides.filter(({ amount }) => amount.comparator === 'most');
  const inside = sides.filter(
    ({ own, amount }) =>
      amount.comparator === undefined && WITHIN.test(own.text.slice(0, amount.at)),
  );
  return isMost.length === 1 && inside.length === 1 && TIME.test(one.counted[0]?.folded ?? '');
}

const WITHIN = /(?<!\p{L})(?:within|innerhalb|binnen)(?: von)? $/iu;
