import { patternOf } from '../words/patterns.ts';
import type { WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';
import { daysOf } from './periods.rules.ts';

/** Words that say that something changed, and not which way. */
const CHANGES = patternOf('turns.changes');

const ONLY = /^(?:only|just|now|nur|noch|nun|bloss|solo|ya)$/;
const CONTRAST = /^(?:instead|rather|statt|anstatt|lugar|vez)$/;

/** Places of words that say what a change from one number to another is: up or down. */
export function findTurns(
  said: WordList,
  amounts: readonly Amount[],
  fact: { amounts: readonly Amount[] },
): number[] {
  const way = wayOf(fact.amounts);
  if (way === undefined || wayOf(amounts) !== way) return [];
  // "Only 15 now instead of 25" says the same fall.
  const ends = new Set(amounts.flatMap(({ step, places }) => (step === 'to' ? places : [])));
  const isOnly = (place: number) =>
    way === 0 &&
    ONLY.test(said.words[place]?.folded ?? '') &&
    (ends.has(place + 1) ||
      (ends.has(place + 2) && ONLY.test(said.words[place + 1]?.folded ?? '')));
  return said.words.flatMap(({ meanings }, place) =>
    isOnly(place) ||
    CONTRAST.test(said.words[place]?.folded ?? '') ||
    CHANGES.test(said.words[place]?.folded ?? '') ||
    meanings.some(({ scale }) => scale?.axis === 'direction' && scale.step === way)
      ? [place]
      : [],
  );
}

/** 1: from less to more, 0: from more to less; undefined: no such pair, or pairs that go either way. */
export function wayOf(amounts: readonly Amount[]): 0 | 1 | undefined {
  const counts = amounts.filter(({ isYear }) => !isYear);
  const ways = counts.flatMap((amount, index) => {
    const next = counts[index + 1];
    if (next === undefined) return [];
    // "15 instead of 25" names the end first.
    const [start, end] = amount.step === 'from' ? [amount, next] : [next, amount];
    const isPair = start.step === 'from' && end.step === 'to';
    return isPair ? [measureOf(end) > measureOf(start) ? 1 : 0] : [];
  });
  return new Set(ways).size === 1 ? (ways[0] as 0 | 1) : undefined;
}

/** "Three weeks" are more than "eleven days". */
function measureOf({ values, counted }: Amount): number {
  return (values[0] ?? 0) * (daysOf(counted[0]?.folded) ?? 1);
}
