import { describe, expect, test } from '@jest/globals';
import { pollDelay, readFailedPoll } from './poll.rules.ts';

describe('the next check comes', () => {
  test.each([
    [0, 0, 1_000],
    [1, 0, 1_000],
    [2, 0, 2_000],
    [3, 0, 4_000],
    [4, 0, 5_000],
    [11, 0, 5_000],
    [1, 20, 20_000],
    [1, 86_400, 60_000],
  ])('after %d failed ones and a wish of %d s in %d ms', (failed, retryAfter, delay) => {
    expect(pollDelay(failed, retryAfter)).toBe(delay);
  });
});

test.each([
  [{ status: 0 }, true],
  [{ status: 408 }, true],
  [{ status: 429, retryAfter: 7 }, true],
  [{ status: 503 }, true],
  [{ status: 404 }, false],
  [{ status: 401 }, false],
  [new Error('no answer'), true],
  [undefined, true],
])('a check that failed with %j passes: %s', (error, isPassing) => {
  expect(readFailedPoll(error).isPassing).toBe(isPassing);
});
