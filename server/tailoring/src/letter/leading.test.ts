import { expect, test } from '@jest/globals';
import type { EngineTask } from '../task/engine.ts';
import { asksToLead, leadsPeople } from './leading.rules.ts';

test.each([
  'Ran a crew of two groundsmen',
  'Trained one apprentice',
  'Einweisung neuer Kolleginnen in die Geräte',
  'Kolonne mit drei Gesellen geführt',
  'Coordinación de un auxiliar',
  'Formé a dos personas en prácticas',
])('whom one led or taught: %s', (bullet) => {
  expect(leadsPeople(bullet)).toBe(true);
});

test.each(['Run the monthly payroll', 'Pflege der Prüfpläne', 'Coordino las cargas'])(
  'nobody is led: %s',
  (bullet) => {
    expect(leadsPeople(bullet)).toBe(false);
  },
);

test('a job asks for it by its name or by a duty', () => {
  const asks = (position: string, quote = '') =>
    asksToLead({ position, requirements: [{ kind: 'duty', quote }] } as unknown as EngineTask);
  expect(
    ['Production Team Leader', 'Ausbilderin Mechatronik', 'Jefa de almacén'].map((one) =>
      asks(one),
    ),
  ).toEqual([true, true, true]);
  expect(asks('Head Chef')).toBe(true);
  expect(asks('Data Analyst')).toBe(false);
  expect(asks('Sous Chef', 'lead a brigade of five')).toBe(true);
  expect(asks('Berater', 'schulst Pflegekräfte am Bett')).toBe(true);
});
