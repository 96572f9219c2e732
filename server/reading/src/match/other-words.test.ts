import { describe, expect, test } from '@jest/globals';
import { factsOfPair, readOtherWords } from '../testing/other-words/other-words.ts';

describe('the same in other words', () => {
  const pairs = [...readOtherWords('open'), ...readOtherWords('second')].map((pair) => ({
    ...pair,
    said: pair.isYes ? 'shown' : 'not shown',
  }));
  test.each(pairs)('$asked: $said by "$told"', (pair) => {
    expect(factsOfPair(pair).length > 0).toBe(pair.isYes);
  });

  test('what was put aside is only counted', () => {
    const aside = readOtherWords('aside');
    const shown = aside.filter((pair) => factsOfPair(pair).length > 0);
    expect(shown.filter(({ isYes }) => !isYes).length).toBeLessThanOrEqual(1);
    expect(shown.filter(({ isYes }) => isYes).length).toBeGreaterThanOrEqual(18);
  });
});
