import { expect, test } from '@jest/globals';
import { TAILORING_FAILURES } from '@sastre/shared-contracts/api';
import { ModelError } from '@sastre/tailoring/jobs';
import { FAILURES, failureCode, failureOf } from './failures.rules.ts';
import { JobDeadlineError } from './job-deadline.ts';

test.each([
  [new ModelError('unreachable'), 'The language model could not be reached.'],
  [new ModelError('refused', 401), 'The language model refused the key.'],
  [new ModelError('refused', 403), 'The language model refused the key.'],
  [new ModelError('refused', 404), 'The language model refused the request.'],
  [new ModelError('busy', 429), 'The language model was busy each time it was asked.'],
  [new ModelError('failing', 503), 'The language model failed each time it was asked.'],
  [new ModelError('too-slow'), 'The language model took too long.'],
  [new ModelError('empty'), 'The language model answered nothing usable.'],
  [new ModelError('unusable'), 'The language model answered nothing usable.'],
  [new ModelError('too-large'), 'The language model answered nothing usable.'],
])('%s: the reason says what failed, and what else there is', (error, said) => {
  const reason = FAILURES[failureOf(error)];
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
