import { COMPANY_WORDS, POSITION_WORDS } from './roles.data.ts';
import { wordsOf } from './words.rules.ts';

/** How much a name sounds like a position (above 0) or an employer (below 0). */
export function positionScore(name: string): number {
  const words = wordsOf(name);
  const position = words.some((word) => POSITION_WORDS.some((start) => word.startsWith(start)));
  const company = words.some((word) =>
    COMPANY_WORDS.some((start) => (start.length < 5 ? word === start : word.startsWith(start))),
  );
  return (position ? 1 : 0) - (company ? 1 : 0);
}

/** One vote for the whole document: whether the first of two names is the position. */
export function isPositionFirst(pairs: readonly (readonly [string, string])[]): boolean {
  const votes = pairs.map(([first, second]) => positionScore(first) - positionScore(second));
  return votes.reduce((sum, vote) => sum + Math.sign(vote), 0) >= 0;
}
