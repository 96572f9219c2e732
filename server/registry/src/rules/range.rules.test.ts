import { expect, test } from '@jest/globals';
import { satisfies } from './range.rules.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.0.0', '^1.1.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.3.9', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.4', '^0.0.3', false],
  ['5.33.9', '~5.33.0', true],
  ['5.34.0', '~5.33.0', false],
  ['1.10.0', '^1.9.0', true],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '>=1.0.0', false],
  ['1.0.0', '', false],
  ['one', '^1.0.0', false],
  ['1.0.0-beta', '^1.0.0', false],
  ['1.2.0-beta', '^1.0.0', false],
  ['1.0.0', '^1', false],
  ['1.0.0', '*', false],
  ['1.0.0', '^1.0.0 || ^2.0.0', false],
  ['1.0.0', '1.0.0 - 2.0.0', false],
  ['1.0.0', '^01.0.0', false],
  ['99999999999999999999.0.0', '^1.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
