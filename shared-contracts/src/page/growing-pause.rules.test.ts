import { expect, test } from '@jest/globals';
import { growingPause } from './growing-pause.rules.ts';

test('pauses double with each failure, up to the longest', () => {
  const growth = { first: 100, longest: 30_000 };
  expect([-1, 0, 1, 2, 3, 9, 10, 5_000].map((failures) => growingPause(failures, growth))).toEqual([
    0, 0, 100, 200, 400, 25_600, 30_000, 30_000,
  ]);
});
