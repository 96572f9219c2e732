import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** The same said with other words of the list of rewordings. */
const SAME: readonly Case[] = [
  [
    'en',
    'Answered 40 enquiries a week from families.',
    'Handled 40 enquiries per week from families.',
  ],
  [
    'en',
    'Wrote 240 API tests for the label service.',
    'Created 240 API tests for the label service.',
  ],
  ['en', 'Booked services for 28 vehicles.', 'Arranged services for 28 vehicles.'],
  [
    'en',
    'Cut cost per lead by 22% after moving the budget.',
    'Cost per lead fell by 22% after moving the budget.',
  ],
  [
    'es',
    'Dirijo un equipo de ocho clasificadoras.',
    'Estoy al frente de un equipo de 8 clasificadoras.',
  ],
  [
    'de',
    'Gesellenprüfung im zweiten Anlauf bestanden.',
    'Bestand die Gesellenprüfung beim zweiten Versuch.',
  ],
];

/** What a plainer word, or a way round, would make of it. */
const MORE: readonly Case[] = [
  [
    'en',
    'Answered 40 enquiries a week from families.',
    'Handled 40 enquiries a week from families and schools.',
  ],
  [
    'en',
    'Assisted the bookkeeper with 40 enquiries a week.',
    'Handled 40 enquiries a week for the bookkeeper.',
  ],
  ['en', 'Helped write the on-call handbook.', 'Created the on-call handbook.'],
  [
    'en',
    'Reviewed 240 API tests for the label service.',
    'Created 240 API tests for the label service.',
  ],
  [
    'en',
    'Looked after 35 Linux servers on two campuses.',
    'Managed 35 Linux servers on two campuses.',
  ],
  [
    'en',
    'Rent fell by 7,200 euros a year after the move.',
    'Lowered rent by 7,200 euros a year after the move.',
  ],
  [
    'en',
    'Flagged purchases; £3,400 was recovered in 2020.',
    'Flagged purchases; as a result, £3,400 was recovered in 2020.',
  ],
  [
    'es',
    'Formo parte de un equipo de ocho clasificadoras.',
    'Estoy al frente de un equipo de ocho clasificadoras.',
  ],
  [
    'es',
    'Trabajé con un equipo de ocho clasificadoras.',
    'Tuve a mi cargo un equipo de ocho clasificadoras.',
  ],
  [
    'de',
    'Betreuung von 35 Servern auf zwei Standorten.',
    'Verwaltung von 35 Servern auf zwei Standorten.',
  ],
];

test.each(SAME)('said with another word, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each(MORE)('no rewording, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});
