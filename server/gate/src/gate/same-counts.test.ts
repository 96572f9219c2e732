import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** Numbers, shares and negations that are the same with other words around them. */
const SAME: readonly Case[] = [
  [
    'en',
    'She attended a two-day course on shoulder ultrasound in 2022.',
    'In 2022 she went on a two-day shoulder ultrasound course.',
  ],
  [
    'en',
    'Helped to install lightning conductors on three clock towers in Bradford.',
    'Assisted in installing lightning conductors on three Bradford clock towers.',
  ],
  [
    'en',
    'He assisted the lead diver in the recovery of a sunken 30-tonne barge near Koko.',
    'He helped the lead diver in the recovery of a sunken barge of 30 tonnes near Koko.',
  ],
  [
    'en',
    'Answered between 30 and 40 enquiries a week, most of them from families.',
    'Replied to 30-40 enquiries per week, mostly from families.',
  ],
  [
    'es',
    'Corregí cerca de 120 problemas de accesibilidad señalados en una auditoría externa.',
    'Corrección de unos 120 problemas de accesibilidad que había señalado una auditoría externa.',
  ],
  [
    'es',
    'Registro y archivo de unas 80 facturas de proveedores a la semana en A3ERP.',
    'Cada semana, registro y archivo en A3ERP de unas ochenta facturas de proveedores.',
  ],
  [
    'de',
    'Kassenführung; keine Differenz über 20 Euro in den Jahren 2017 bis 2019.',
    'Führung der Kasse; in den Jahren 2017 bis 2019 keine Differenz von mehr als 20 Euro.',
  ],
  [
    'en',
    'Planned the refit of the paint aisles and obtained quotes; work has not yet begun.',
    'Planned the refit of the paint aisles and obtained quotes; the work has not started yet.',
  ],
  [
    'en',
    'Completed an internal course on mediation but did not lead any mediations.',
    'Took and completed an internal mediation course, but led no mediations.',
  ],
  [
    'en',
    'None of my transcripts was rejected by the court.',
    'The court did not reject any of my transcripts.',
  ],
  ['en', 'Kept a style sheet for each reporter.', 'Kept a style sheet for every reporter.'],
  [
    'en',
    'The whole team loads the glossary into its software before each shift.',
    'The whole team loads the glossary into its software before every shift.',
  ],
];

/** The same words, where the number, the share or the negation is another. */
const OTHER: readonly Case[] = [
  [
    'en',
    'None of the seven outages involved customer data; two involved staff data.',
    'None of the seven outages involved any data.',
  ],
  ['en', 'No injuries on the night shift.', 'The injuries did not end any shift.'],
  ['en', 'Did not close two of the shops.', 'Did not close any of the shops.'],
  ['en', 'Surveyed 22 towers for three councils.', 'Surveyed 3 towers for 22 councils.'],
  [
    'en',
    'Sold two flats on streets with ten houses.',
    'Sold two houses on streets with ten flats.',
  ],
  ['en', 'Hired five cooks for a hotel of 70 rooms.', 'Hired five hotel cooks for 70 rooms.'],
  ['en', 'Repaired a crane of 30 tonnes and two barges.', 'Repaired two cranes of 30 tonnes.'],
  [
    'en',
    'Repaired a 30-tonne crane for a barge near Koko.',
    'Repaired a barge of 30 tonnes near Koko.',
  ],
  ['en', 'Wrote six reports on three bridges.', 'Wrote three reports on six bridges.'],
  ['es', 'Registro de unas 80 facturas a la semana.', 'Registro de unas 80 facturas cada día.'],
  [
    'es',
    'Corregí cerca de 120 problemas de accesibilidad.',
    'Corregí 120 problemas de accesibilidad.',
  ],
  [
    'es',
    'Corregí cerca de 120 problemas de accesibilidad.',
    'Corregí casi 120 problemas de accesibilidad.',
  ],
  [
    'en',
    'Answered enquiries, most of them from families.',
    'Answered enquiries, all of them from families.',
  ],
  ['en', 'Paid for two trips, most of them to Leeds.', 'Mostly paid for trips to Leeds.'],
  [
    'en',
    'Checked the seals of each valve before use.',
    'Checked every seal of the valves before use.',
  ],
  ['en', 'Each nurse wrote one report; I read some.', 'I read every report of each nurse.'],
  ['en', 'Two teams load each truck.', 'Every team loads each truck.'],
  ['en', 'Has not yet led any mediations.', 'Has led mediations.'],
  ['en', 'Work on the roof has not started.', 'Work on the roof has started.'],
  ['de', 'Die Arbeiten am Dach haben noch nicht begonnen.', 'Die Arbeiten am Dach haben begonnen.'],
  ['de', 'Keine Differenz über 20 Euro.', 'Keine Differenz.'],
  ['de', 'Keine Differenz über 20 Euro.', 'Keine Differenz unter 20 Euro.'],
  ['en', 'No delays of more than two days.', 'No delays.'],
  ['en', 'Taught on two wards for twelve nurses.', 'Taught two nurses on twelve wards.'],
  ['en', 'Cared for 11 patients with two nurses.', 'Cared for two patients with 11 nurses.'],
  ['en', 'Work has not yet begun on the aisles.', 'Work has begun on the aisles.'],
  [
    'en',
    'The court did not reject most of my transcripts.',
    'The court did not reject any of my transcripts.',
  ],
  ['en', 'The court rejected two of my transcripts.', 'The court rejected any of my transcripts.'],
  [
    'en',
    'Checked the lamps of each tower once a year.',
    'Checked every lamp of the tower once a year.',
  ],
  ['en', 'Visited the Leeds sites each week.', 'Visited every Leeds site.'],
  ['en', 'Answered enquiries, most of them from families.', 'Answered enquiries from families.'],
  [
    'en',
    'Answered enquiries, most of them from families, and complaints.',
    'Mostly answered enquiries and complaints, from families.',
  ],
  [
    'es',
    'Corregí casi 120 problemas de accesibilidad.',
    'Corregí unos 120 problemas de accesibilidad.',
  ],
  ['es', 'Registro de unas 80 facturas al mes.', 'Cada semana, registro de unas 80 facturas.'],
];

test.each(SAME)('the same count, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each(OTHER)('another count, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});
