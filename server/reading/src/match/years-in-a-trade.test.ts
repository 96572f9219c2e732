import { expect, test } from '@jest/globals';
import { did, isFound, worked } from './held-in.fixture.ts';

test.each([
  ['5 years of baking experience', 'Baker', true],
  ['5 years of baking experience', 'Welder', false],
  ['3 Jahre Erfahrung in der Tischlerei', 'Tischlergeselle', true],
  ['3 años de experiencia en soldadura', 'Soldador TIG', true],
])('%s is what a %s has, %s', (asked, position, is) => {
  expect(isFound('Requirements:', asked, worked(position, 'Initech', ['Kept order']))).toBe(is);
});

test('fitting kitchens is telling of the same deed in other words', () => {
  const held = did('Einbauküchen gefertigt und beim Kunden montiert');
  expect(isFound('Aufgaben:', 'Montage von Einbauküchen beim Kunden', held)).toBe(true);
});
