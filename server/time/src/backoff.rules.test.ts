import { expect, test } from '@jest/globals';
import { backoff } from './backoff.rules.ts';

test('pauses double with each failure, up to the longest', () => {
  const growth = { first: 100, longest: 30_000 };
  expect([-1, 0, 1, 2, 3, 9, 10, 5_000].map((failures) => backoff(failures, growth))).toEqual([
    0, 0, 100, 200, 400, 25_600, 30_000, 30_000,
  ]);
  expect(backoff(11, { first: 1 })).toBe(1_024);
});

test('jitter takes a part off, of the longest as well', () => {
  const growth = { first: 1_000, longest: 20_000 };
  expect(backoff(2, { ...growth, jitter: 0.5 })).toBe(1_000);
  expect(backoff(99, { ...growth, jitter: 0.25 })).toBe(15_000);
});
