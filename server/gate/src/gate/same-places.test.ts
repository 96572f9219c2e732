import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor, answerInLetter } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** The same with its words in other places. */
const SAME: readonly Case[] = [
  ['en', 'Took part in the move of the herbarium', 'Helped to move the herbarium'],
  ['en', 'Passed both audits without findings', 'Passed both audits with no findings'],
  ['en', 'Set up a Postgres-backed archive', 'Set up an archive backed by Postgres'],
  [
    'de',
    'Erfassung von 300 Urkunden in der Datenbank gemeinsam mit einer Hilfskraft',
    'Gemeinsam mit einer Hilfskraft 300 Urkunden in der Datenbank erfasst',
  ],
  [
    'es',
    'Montaje de cuadros, siempre bajo la supervisión de un oficial.',
    'Montaje de cuadros, supervisado siempre por un oficial.',
  ],
  [
    'es',
    'Participación en la implantación del registro, dirigida por la responsable de personal',
    'Participé en la implantación del registro, que dirigió la responsable de personal',
  ],
  ['en', 'Run fortnightly tastings for the cooks.', 'Run tastings for the cooks every two weeks.'],
];

test.each(SAME)('the same in other places is proven (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each<Case>([
  ['en', 'Run weekly tastings for the cooks.', 'Run tastings for the cooks every two weeks.'],
  ['en', 'Run fortnightly tastings for the cooks.', 'Run tastings for the cooks every week.'],
  [
    'es',
    'Montaje de cuadros, siempre bajo la supervisión de un oficial.',
    'Montaje de cuadros y supervisión de un oficial.',
  ],
  [
    'en',
    'Built reports for the claims team, later replaced by dashboards made by IT.',
    'Built reports for the claims team, which replaced the dashboards made by IT.',
  ],
])('what looks alike is not (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test('a letter may name position and employer with any preposition', () => {
  const fact = 'Attended 58 births on the island';
  const text = 'As staff with Harrowgill, I have attended 58 births on the island.';
  expect(answerInLetter(fact, text, 'en')).toBe('proven');
});

test('a number and what it counts tell a short deed', () => {
  const fact = 'Trained two dowsers, one of whom still digs';
  expect(answerInLetter(fact, 'At Harrowgill I trained two dowsers.', 'en')).toBe('proven');
  expect(answerInLetter(fact, 'At Harrowgill I trained three dowsers.', 'en')).not.toBe('proven');
});

test('people are said of by the property beside them alone', () => {
  const fact = 'Un viaje al mes con grupos de jubilados';
  const said = (text: string) => answerFor(fact, text, 'es');
  expect(said('Cada mes, un viaje con grupos de personas jubiladas')).toBe('proven');
  expect(said('Cada mes, un viaje con grupos de personas ciegas')).not.toBe('proven');
});
