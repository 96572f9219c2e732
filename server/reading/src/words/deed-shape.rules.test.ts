import { expect, test } from '@jest/globals';
import { isDeedShaped } from './deed-shape.rules.ts';

test.each([
  'Curate the collection of maps',
  'Running the front desk',
  'Llevar la caja del turno',
  'Betreuung der Auszubildenden',
  'Angebote kalkulieren und schreiben',
  'Du planst die Touren für acht Fahrzeuge',
])('%s is a deed', (text) => {
  expect(isDeedShaped(text)).toBe(true);
});

test.each(['Nursing degree', 'Working knowledge of Excel', 'Deutsch B2', 'Bar de tapas', 'SQL'])(
  '%s is none',
  (text) => {
    expect(isDeedShaped(text)).toBe(false);
  },
);
