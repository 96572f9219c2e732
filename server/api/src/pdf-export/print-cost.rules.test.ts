import { expect, test } from '@jest/globals';
import { printCost } from './print-cost.rules.ts';

test('a PDF counts by the time that it takes, and one that takes too long counts as ten', () => {
  const made = [0, 900, 2_900, 3_000, 14_999, 15_000].map((ms) =>
    printCost({ ms, timedOut: false }),
  );
  expect(made).toEqual([1, 1, 1, 2, 9, 10]);
  expect(printCost({ ms: 5_000, timedOut: true })).toBe(10);
});
