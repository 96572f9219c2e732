import { expect, test } from '@jest/globals';
import { newRecoveryCodes, recoveryHash } from './recovery-code.rules.ts';

test('ten codes are made, none twice, of letters that are not taken for others', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-km-np-z]{4}-){3}[2-9a-km-np-z]{4}$/);
});

test('a code is the same however it is typed, and another one for another account', () => {
  const hash = recoveryHash('ana', 'abcd-efgh-2345-6789');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(recoveryHash('ana', ' ABCD efgh23456789 ')).toBe(hash);
  expect(recoveryHash('eva', 'abcd-efgh-2345-6789')).not.toBe(hash);
  expect(recoveryHash('ana', 'abcd-efgh-2345-678a')).not.toBe(hash);
});

test.each(['', '123456', 'abcd-efgh-2345-678', 'abcd-efgh-2345-67890', 'abcd-efgh-2345-678o'])(
  'what is none has no hash: %j',
  (typed) => {
    expect(recoveryHash('ana', typed)).toBeUndefined();
  },
);
