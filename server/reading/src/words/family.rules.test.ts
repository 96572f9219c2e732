import { expect, test } from '@jest/globals';
import { isGermanPartOf, isSameFamily } from './family.rules.ts';

test.each([
  ['negotiate', 'negotiation', true],
  ['programs', 'programmed', true],
  ['zeichnungen', 'zeichnete', true],
  ['microbiology', 'mikrobiologie', true],
  ['restaurierung', 'restaurant', false],
  ['international', 'internal', false],
  ['dialysis', 'dialects', false],
  ['wundexperte', 'wundexpertin', true],
  ['praxisanleitung', 'praxisanleiterinnen', true],
  ['pflegefachkraft', 'pflegefachfrau', true],
  ['burokaufleute', 'burokauffrau', true],
  ['pflegefachkraft', 'pflegehelferin', false],
  ['salesperson', 'saleswoman', true],
  ['wundmanager', 'wundmanagement', true],
  ['steward', 'stewardess', true],
  ['conductora', 'conductor', true],
  ['enfermero', 'enfermera', true],
])('%s and %s: one root %s', (one, other, same) => {
  expect(isSameFamily(one, other)).toBe(same);
  expect(isSameFamily(other, one)).toBe(same);
});

test('a German compound is what it ends in, and a verb may stand apart from its particle', () => {
  const known = new Set(['weise', 'fahrer', 'ein', 'kuhltransporte']);
  expect(isGermanPartOf('einweisung', known)).toBe(true);
  expect(isGermanPartOf('transporte', known)).toBe(true);
  expect(isGermanPartOf('ausweisung', known)).toBe(false);
  expect(isGermanPartOf('schwertransporte', known)).toBe(false);
});
