import { expect, test } from '@jest/globals';
import { percentile } from './percentile.ts';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[10, 9, 8, 7], 0.95, 10],
  [[10, 9], 1, 10],
  [[], 0.5, 0],
])('of %j, below which %s lies: %s', (values, share, value) => {
  expect(percentile(values, share)).toBe(value);
});
