import type { WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';
import { daysOf } from './periods.rules.ts';
import { pattern } from '@sastre/reading';

/** Words that say that something changed, and not which way. */
const CHANGES = pattern()`
  ^(?:
    went|goes|going|came|brought|bringing|bring|moved|changed|taking|took|ging|gingen|kam|brachte|gebracht|
    bringen|veranderte|verandert|paso|pasaron|pasa|pasan|pasando|pase|llevo|lleve|llevando|cambio
  )$`;

/** Places of words that say what a change from one number to another is: up or down. */
export function findTurns(
  said: WordList,
  amounts: readonly Amount[],
  fact: { amounts: readonly Amount[] },
): number[] {
  const way = wayOf(fact.amounts);
  if (way === undefined || wayOf(amounts) !== way) return [];
  return said.words.flatMap(({ meanings }, place) =>
    CHANGES.test(said.words[place]?.folded ?? '') ||
    meanings.some(({ scale }) => scale?.axis === 'direction' && scale.step === way)
      ? [place]
      : [],
  );
}

/** 1: from less to more, 0: from more to less; undefined: no such pair, or pairs that go either way. */
export function wayOf(amounts: readonly Amount[]): 0 | 1 | undefined {
  const ways = amounts.flatMap((amount, index) => {
    const next = amounts[index + 1];
    const isPair = amount.step === 'from' && next !== undefined && next.step === 'to';
    return isPair ? [measureOf(next) > measureOf(amount) ? 1 : 0] : [];
  });
  return new Set(ways).size === 1 ? (ways[0] as 0 | 1) : undefined;
}

/** "Three weeks" are more than "eleven days". */
function measureOf({ values, counted }: Amount): number {
  return (values[0] ?? 0) * (daysOf(counted[0]?.folded) ?? 1);
}
