import { expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { lostCall, pauseBeforeTry } from './lost-call.rules.ts';

const failed = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ endpoint: 'saveCv', status, code, message: '', retryAfter });

test.each([
  [0, 'network', 'line'],
  [0, 'timeout', 'line'],
  [503, 'unavailable', 'line'],
  [502, 'http-502', 'line'],
  [504, 'http-504', 'line'],
  [401, 'unauthenticated', 'session'],
  [500, 'internal', undefined],
  [422, 'invalid-input', undefined],
  [429, 'too-many-requests', undefined],
  [0, 'call-failed', undefined],
])('%s %s is lost by %s', (status, code, expected) => {
  expect(lostCall(failed(status, code))).toBe(expected);
});

test('what is no answer is lost by nothing', () => {
  expect(lostCall(new Error('mine'))).toBeUndefined();
});

test('tries follow each other at growing pauses, and no sooner than the server asked for', () => {
  const network = failed(0, 'network');
  expect([1, 2, 3, 4, 5, 9].map((tries) => pauseBeforeTry(tries, network))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(pauseBeforeTry(1, failed(503, 'unavailable', 5))).toBe(5_000);
  expect(pauseBeforeTry(1, failed(503, 'unavailable', 900))).toBe(30_000);
});
