import { expect, test } from '@jest/globals';
import { ApiError } from '../shell/api-error.ts';
import { readFailedCall } from './failed-call.ts';

const call = { endpoint: 'any', status: 429, code: 'too-many-requests', message: 'Not so fast' };
const unknown = { status: 0, code: undefined, retryAfter: undefined };

test('a failed call is read, whatever its class', () => {
  const known = { status: 429, code: 'too-many-requests', retryAfter: 7 };
  expect(readFailedCall(new ApiError({ ...call, retryAfter: 7 }))).toEqual(known);
  expect(readFailedCall(Object.assign(new Error(), { ...call, retryAfter: 7 }))).toEqual(known);
  expect(readFailedCall(new ApiError(call))).toEqual({ ...known, retryAfter: undefined });
});

test.each([[undefined], [null], ['text'], [new Error('no call')], [{ status: '429', code: 7 }]])(
  'nothing is known of %j',
  (error) => expect(readFailedCall(error)).toEqual(unknown),
);
