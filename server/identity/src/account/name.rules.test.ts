import { expect, test } from '@jest/globals';
import { nameTyped } from './name.rules.ts';

test.each([
  ['  Ana María ', 'Ana María'],
  ['Jose\u0301', 'José'],
  ['Ana\u0000\tMaría\n', 'AnaMaría'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), undefined],
  [' \u0000 ', undefined],
  ['', undefined],
])('%j is the name %j', (typed, name) => {
  expect(nameTyped(typed)).toBe(name);
});
