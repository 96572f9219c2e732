import { expect, test } from '@jest/globals';
import { DEEPEST, isTooMuchJson, MOST_VALUES } from './json-size.rules.ts';

test('the largest body that is allowed is read', () => {
  const entry = { a: 'x'.repeat(9), b: [1, 2, 3], c: { d: null }, e: '"[{,]}\\' };
  const list = Array.from({ length: 4_000 }, () => entry);
  expect(isTooMuchJson(JSON.stringify(list))).toBe(false);
  expect(isTooMuchJson(JSON.stringify('[{,'.repeat(500_000)))).toBe(false);
  expect(isTooMuchJson(JSON.stringify('\\"\\,['.repeat(500_000)))).toBe(false);
});

test.each([
  ['lists', `[${'[],'.repeat(MOST_VALUES / 2)}[]]`],
  ['numbers', `[${'1,'.repeat(MOST_VALUES)}1]`],
  ['keys', `{${'"a":1,'.repeat(MOST_VALUES)}"b":1}`],
  ['behind a text', `["${'\\\\'.repeat(100)}",${'1,'.repeat(MOST_VALUES)}1]`],
  ['depth', '['.repeat(DEEPEST + 1) + ']'.repeat(DEEPEST + 1)],
  ['what is no JSON', '{'.repeat(4_000_000)],
])('one of too many %s is not', (_, text) => {
  expect(isTooMuchJson(text)).toBe(true);
});
