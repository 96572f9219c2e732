import { expect, test } from '@jest/globals';
import { TAILORING_FAILURES } from '@sastre/shared-contracts/api';
import { ModelError } from '@sastre/tailoring/jobs';
import { FAILURES, failureCode, failureOf } from './failures.rules.ts';
import { JobDeadlineError } from './job-deadline.ts';

test.each([
  ['unreachable', undefined, 'The language model could not be reached.'],
  ['refused', 401, 'The language model refused the key.'],
  ['refused', 403, 'The language model refused the key.'],
  ['refused', 404, 'The language model refused the request.'],
  ['busy', 429, 'The language model was busy each time it was asked.'],
  ['failing', 503, 'The language model failed each time it was asked.'],
  ['too-slow', undefined, 'The language model took too long.'],
  ['empty', undefined, 'The language model answered nothing usable.'],
  ['unusable', undefined, 'The language model answered nothing usable.'],
  ['too-large', undefined, 'The language model answered nothing usable.'],
] as const)('%s, %s: the reason says what failed, and what else there is', (kind, status, said) => {
  const reason = FAILURES[failureOf(new ModelError(kind, status))];
  expect(reason).toBe(`${said} Please try again later, or use the built-in engine.`);
});

test('what is no model’s fault is not put on one', () => {
  expect(failureOf(new Error('The model is down.'))).toBe('engine');
  expect(failureOf(new JobDeadlineError())).toBe('too-long');
});

test('a stored reason is known again by its code, one of another release is not', () => {
  for (const code of TAILORING_FAILURES) expect(failureCode(FAILURES[code])).toBe(code);
  expect(failureCode('Something else.')).toBeUndefined();
  expect(failureCode(null)).toBeUndefined();
});
