import { expect, test } from '@jest/globals';
import { isLesser, isNoDeed } from './no-deed.rules.ts';

test.each([
  'Drove the tractor on the yard only on Fridays',
  'Proposed dbt models; the proposal is still under discussion',
  'Condition survey of 1,150 of 2,300 textiles so far',
  'Angebot für die Orgel von St. Alban; der Auftrag wurde abgelehnt',
  'Gemeinsam mit der Apotheke vorbereitet; der Start ist für Frühjahr geplant',
  'Manual de buenas prácticas, que el consejo no llegó a publicar',
  'Plan de mantenimiento, pendiente de aprobación',
])('what failed or waits is no deed: %s', (bullet) => {
  expect(isNoDeed(bullet)).toBe(true);
});

test.each([
  'Cut mis-picks from 2.1% to 0.8%',
  'Answered the phone without a single complaint',
  'Migrated 14 services, not one of which failed',
  '48 Wallboxen montiert',
  'Reduje la merma del 14 % al 9 %',
])('what was done is one: %s', (bullet) => {
  expect(isNoDeed(bullet)).toBe(false);
});

test('what was done beside others, or once in a while, is the lesser', () => {
  expect(isLesser('Helped the IT team test the move')).toBe(true);
  expect(isLesser('Help the practice manager with the rota')).toBe(true);
  expect(isLesser('Mitgestaltung des Singkreises')).toBe(true);
  expect(isLesser('Colaboré en la migración')).toBe(true);
  expect(isLesser('Coordinate the late shift')).toBe(false);
});
