import { expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { lostCall, pauseBeforeTry } from './lost-call.rules.ts';

const failed = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ endpoint: 'saveCv', status, code, message: '', retryAfter });

test.each([
  [failed(0, 'network'), 'line'],
  [failed(0, 'timeout'), 'line'],
  [failed(503, 'unavailable'), 'line'],
  [failed(502, 'http-502'), 'line'],
  [failed(504, 'http-504'), 'line'],
  [failed(401, 'unauthenticated'), 'session'],
  [failed(500, 'internal'), undefined],
  [failed(422, 'invalid-input'), undefined],
  [failed(429, 'too-many-requests'), undefined],
  [failed(0, 'call-failed'), undefined],
  [new Error('mine'), undefined],
])('%o is lost by %s', (error, expected) => {
  expect(lostCall(error)).toBe(expected);
});

test('tries follow each other at growing pauses, and no sooner than the server asked for', () => {
  const network = failed(0, 'network');
  expect([1, 2, 3, 4, 5, 9].map((tries) => pauseBeforeTry(tries, network))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(pauseBeforeTry(1, failed(503, 'unavailable', 5))).toBe(5_000);
  expect(pauseBeforeTry(1, failed(503, 'unavailable', 900))).toBe(30_000);
});
