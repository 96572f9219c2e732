import { expect, test } from '@jest/globals';
import { isWorthAnotherPoll, MOST_FAILED_POLLS, pollDelay } from './poll.rules.ts';

test('checks come every second, and slower while they fail', () => {
  expect(pollDelay(0)).toBe(1_000);
  expect([1, 2, 3, 4, 5, 6].map((failed) => pollDelay(failed))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000, 5_000,
  ]);
});

test('a server that names a time is given it, up to half a minute', () => {
  expect(pollDelay(1, 5)).toBe(5_000);
  expect(pollDelay(5, 2)).toBe(5_000);
  expect(pollDelay(1, 3_600)).toBe(30_000);
});

test('a server that is away for half a minute is waited for', () => {
  const waited = Array.from({ length: MOST_FAILED_POLLS - 1 }, (_, at) => pollDelay(at + 1));
  expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
});

test.each([
  [{ status: 0 }, true],
  [{ status: 503 }, true],
  [{ status: 500 }, true],
  [{ status: 429 }, true],
  [new Error('not a call at all'), true],
  [{ status: 404 }, false],
  [{ status: 401 }, false],
])('%o is worth another check: %s', (error, expected) => {
  expect(isWorthAnotherPoll(error)).toBe(expected);
});
