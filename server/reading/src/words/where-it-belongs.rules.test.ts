import { expect, test } from '@jest/globals';
import { placeOf } from './where-it-belongs.rules.ts';

test.each([
  ['Right to work in the UK', 'none'],
  ['work nights and weekends', 'none'],
  ['Schichtbereitschaft', 'none'],
  ['Bereitschaft zu Wochenenddiensten', 'none'],
  ['disponibilidad para trabajar a turnos', 'none'],
  ['5 years in intensive care', 'experience'],
  ['Post-registration qualification in critical care', 'education'],
  ['degree in nursing', 'education'],
  ['Abgeschlossene Berufsausbildung', 'education'],
  ['Grado en Enfermería', 'education'],
  ['NMC registration', 'certificates'],
  ['First aid certificate', 'certificates'],
  ['DBS check', 'certificates'],
  ['Colegiación vigente', 'certificates'],
])('%s belongs to: %s', (term, place) => {
  expect(placeOf(term, term)).toBe(place);
});

test('a body alone is known by what is asked of it', () => {
  expect(placeOf('NMC', 'NMC registration')).toBe('certificates');
  expect(placeOf('AWS', 'Experience with AWS')).toBeUndefined();
});

test.each([
  'Wound care',
  'Shift planning',
  'patient registration',
  'Ausbildung von Auszubildenden',
  'Monatsabschlüsse',
  'Nachtragsmanagement',
  'work in a team',
  'credit card processing',
  '360-degree feedback',
  'Driving licence',
  'master data management',
  'Teamfähigkeit',
])('%s can be a skill', (term) => {
  expect(placeOf(term, term)).toBeUndefined();
});
