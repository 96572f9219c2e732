import { describe, expect, test } from '@jest/globals';
import { isWorthAnotherPoll, MOST_FAILED_POLLS, pollDelay } from './poll.rules.ts';

describe.each([30_000, 60_000])('asked every second, %d ms at most', (longest) => {
  const pace = { every: 1_000, longest };

  test.each([
    [0, 0, 1_000],
    [1, 0, 1_000],
    [2, 0, 2_000],
    [3, 0, 4_000],
    [4, 0, 5_000],
    [5, 2, 5_000],
    [11, 0, 5_000],
    [1, 5, 5_000],
    [1, 20, 20_000],
    [1, 3_600, longest],
    [1, 86_400, longest],
  ])(
    'the next check after %d failed ones and a Retry-After of %d s: %d ms',
    (failed, retryAfter, delay) => {
      expect(pollDelay(pace, failed, retryAfter)).toBe(delay);
    },
  );

  test('a server that names no time is asked sooner', () => {
    expect(pollDelay(pace, 1)).toBe(1_000);
  });

  test('a server that is away for half a minute is waited for', () => {
    const delays = Array.from({ length: MOST_FAILED_POLLS - 1 }, (_, at) =>
      pollDelay(pace, at + 1),
    );
    expect(delays.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
  });
});

describe('another check is worth it', () => {
  test.each([
    [{ status: 0 }, true],
    [{ status: 408 }, true],
    [{ status: 429, retryAfter: 7 }, true],
    [{ status: 500 }, true],
    [{ status: 503 }, true],
    [new Error('not a call at all'), true],
    [undefined, true],
    [{ status: 404 }, false],
    [{ status: 401 }, false],
  ])('after %j: %s', (error, expected) => {
    expect(isWorthAnotherPoll(error, 0)).toBe(expected);
  });

  test('until too many have failed', () => {
    expect(isWorthAnotherPoll({ status: 503 }, MOST_FAILED_POLLS - 2)).toBe(true);
    expect(isWorthAnotherPoll({ status: 503 }, MOST_FAILED_POLLS - 1)).toBe(false);
  });
});
