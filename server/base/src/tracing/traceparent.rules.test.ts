import { expect, test } from '@jest/globals';
import { traceIdOf, traceparentOf } from './traceparent.rules.ts';

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const random = (bytes: number) => 'ab'.repeat(bytes);

test('what a caller says is the trace of the call', () => {
  expect(traceparentOf(GIVEN, random)).toBe(GIVEN);
  expect(traceIdOf(GIVEN)).toBe('0af7651916cd43dd8448eb211c80319c');
});

test.each([
  undefined,
  '',
  'hello',
  [GIVEN, GIVEN],
  GIVEN.toUpperCase(),
  `${GIVEN}-more`,
  GIVEN.replace('00-', '01-'),
  GIVEN.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
  GIVEN.replace('b7ad6b7169203331', '0'.repeat(16)),
  `${GIVEN}\n{"level":60}`,
])('what is none is replaced by a new one: %j', (header) => {
  expect(traceparentOf(header, random)).toBe(`00-${'ab'.repeat(16)}-${'ab'.repeat(8)}-00`);
});
