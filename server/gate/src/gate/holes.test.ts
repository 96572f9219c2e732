import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { person } from '@sastre/reading/testing';
import { createGate } from './gate.rules.ts';
import { answerFor, answerInLetter } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** Claims that were not compared, or not with their own place, found by making true sentences false. */
const OTHER_CLAIMS: Readonly<Record<string, readonly Case[]>> = {
  'a little word that points the other way': [
    [
      'en',
      'Took readings on pipeline nodes after a five-day course.',
      'Took readings on pipeline nodes before a five-day course.',
    ],
    [
      'en',
      'Introduced traps in the store; catches down by 40% in a year.',
      'Introduced traps in the store; catches up by 40% in a year.',
    ],
    [
      'en',
      'Moved pianos down narrow stairwells with a crew of three.',
      'Moved pianos up narrow stairwells with a crew of three.',
    ],
    [
      'en',
      'Reduced the bundle from 640 kB to 410 kB by splitting code.',
      'Brought the bundle up from 640 kB to 410 kB by splitting code.',
    ],
    [
      'en',
      'Raised test coverage from 41% to 78% over one year.',
      'Raised test coverage from 41% to 78% under one year.',
    ],
    [
      'de',
      'Behandlung von Erwachsenen nach Schlaganfall.',
      'Behandlung von Erwachsenen vor Schlaganfall.',
    ],
    ['de', 'Geräte vor der Auslieferung geprüft.', 'Geräte nach der Auslieferung geprüft.'],
    ['de', 'Kabel unter der Fahrbahn verlegt.', 'Kabel über der Fahrbahn verlegt.'],
    [
      'es',
      'Revisaba los frenos antes de cada viaje.',
      'Revisaba los frenos después de cada viaje.',
    ],
    [
      'es',
      'Reduje de tres semanas a once días el desmontaje de un órgano.',
      'Aumenté de tres semanas a once días el desmontaje de un órgano.',
    ],
    [
      'es',
      'La puntualidad de los trenes subió del 88 % al 94 %.',
      'La puntualidad de los trenes bajó del 88 % al 94 %.',
    ],
  ],
  'a deed joined to the one that is told': [
    [
      'en',
      'Drafted a plan for splitting the monolith.',
      'Drafted and carried out a plan for splitting the monolith.',
    ],
    [
      'en',
      'Wrote the packaging copy for the autumn range.',
      'Wrote and took over the packaging copy for the autumn range.',
    ],
    [
      'en',
      'Raised the open rate from 18% to 27%.',
      'Raised and made the open rate from 18% to 27%.',
    ],
    [
      'en',
      'Arranged instalment plans for customers.',
      'Arranged and carried out instalment plans for customers.',
    ],
    [
      'de',
      'Rückfragen mit den Architekten geklärt.',
      'Rückfragen mit den Architekten geklärt und durchgeführt.',
    ],
    ['de', 'Umbau der Küche geplant.', 'Umbau der Küche geplant und ausgeführt.'],
    [
      'de',
      'Beim Austausch eines Hausanschlusses geholfen.',
      'Beim Austausch eines Hausanschlusses geholfen und gemacht.',
    ],
    ['es', 'Diseñé la campaña de verano.', 'Diseñé y llevé a cabo la campaña de verano.'],
    [
      'es',
      'Administración de medicamentos según indicación médica.',
      'Administré y gestioné medicamentos según indicación médica.',
    ],
    [
      'es',
      'Escribí pruebas para el módulo de pagos.',
      'Escribí y realicé pruebas para el módulo de pagos.',
    ],
  ],
  'how, in words that elsewhere mean a thing': [
    [
      'en',
      'Scheduled interviews for roughly 120 candidates a year.',
      'Scheduled interviews for roughly 120 candidates a year in person.',
    ],
    [
      'en',
      'Kept the shared glossary of place names.',
      'Kept the shared glossary of place names throughout.',
    ],
    [
      'en',
      'Rewrote the scheme of work with two colleagues.',
      'Rewrote the scheme of work with two colleagues on my own.',
    ],
    [
      'de',
      'Betreuung von rund 340 Privatkunden.',
      'Betreuung von rund 340 Privatkunden persönlich.',
    ],
    [
      'de',
      'Gruppe für Jugendliche aufgebaut, die sich alle zwei Wochen trifft.',
      'Gruppe für Jugendliche aufgebaut, die sich alle zwei Wochen trifft durchgehend.',
    ],
    ['es', 'Tutor de un grupo de 27 alumnos.', 'Tutor de un grupo de 27 alumnos en persona.'],
  ],
  'less denied, more claimed': [
    ['en', 'No lost-time accidents in nine years.', 'No accidents in nine years.'],
    ['de', 'Keine schweren Unfälle seit 2019.', 'Keine Unfälle seit 2019.'],
    ['es', 'Sin accidentes laborales en cinco años.', 'Sin accidentes en cinco años.'],
  ],
  'another frequency or currency': [
    ['de', 'Wöchentlicher Waldtag mit zwölf Kindern.', 'Täglich Waldtag mit zwölf Kindern.'],
    ['en', 'Sent a weekly report to the board.', 'Sent a daily report to the board.'],
    ['es', 'El costo por embarque bajó 130 pesos.', 'El costo por embarque bajó 130 dólares.'],
  ],
  'a number of time, rate or comparison': [
    [
      'en',
      'Looked after around 90 women a year and taught two classes a month.',
      'Looked after around 90 women a month and taught two classes a month.',
    ],
    [
      'en',
      'Cut the run from 95 to 38 minutes by deleting 61 checks.',
      'Cut the run from 61 to 38 minutes by deleting 95 checks.',
    ],
    ['en', 'Missed no deadlines in 21 months.', 'Missed no deadlines in over 21 months.'],
    ['en', 'Ran payroll for 45 employees.', 'Ran payroll for only 45 employees.'],
    [
      'en',
      'Arranged instalment plans of up to C$10,000.',
      'Arranged instalment plans over C$10,000.',
    ],
    [
      'en',
      'Restored an organ, about a third of the soundboard work.',
      'Restored an organ, over a third of the soundboard work.',
    ],
    [
      'de',
      'Schleust 34 Schiffe pro Schicht, davon etwa ein Drittel Sportboote.',
      'Schleust 34 Schiffe pro Schicht, davon über ein Drittel Sportboote.',
    ],
    [
      'de',
      'Kodiert 22 Fälle pro Tag und 90 pro Woche.',
      'Kodiert 22 Fälle pro Woche und 90 pro Woche.',
    ],
    [
      'es',
      'Guardias de máquinas de cuatro horas, dos veces al día.',
      'Guardias de máquinas de cuatro días, dos veces al día.',
    ],
    ['es', 'Asistí a un curso de 40 horas.', 'Asistí a cada curso de 40 horas.'],
  ],
  'a year that only the dates of the entry say': [
    [
      'en',
      'Finalist in the young chef contest of 2015.',
      'Finalist in the young chef contest of 2019.',
    ],
    ['de', 'Lehrgang zum Schweißer 2015 besucht.', 'Lehrgang zum Schweißer 2019 besucht.'],
    [
      'es',
      'Finalista del concurso de cocina de 2015.',
      'Finalista del concurso de cocina de 2019.',
    ],
  ],
};

describe('what was never compared', () => {
  test.each(Object.entries(OTHER_CLAIMS))('%s is not applied', (_kind, cases) => {
    const applied = cases.filter(
      ([language, fact, text]) => answerFor(fact, text, language) === 'proven',
    );
    expect(applied).toEqual([]);
  });

  test('a month that is a start is no end', () => {
    const since = 'Since October 2019 I have been on the staff of Harrowgill.';
    const until = 'Until October 2019 I have been on the staff of Harrowgill.';
    expect(answerInLetter('Kept the log.', since, 'en')).toBe('proven');
    expect(answerInLetter('Kept the log.', until, 'en')).not.toBe('proven');
  });

  test('a stretch that no fact tells is not what something was done in', () => {
    const fact = 'Carried out 40 inspections of the bridges in three years.';
    const text = 'At Harrowgill I carried out inspections of the bridges each year.';
    expect(answerInLetter(fact, text, 'en')).not.toBe('proven');
  });
});

/** What the gate says of a summary of somebody who keeps a store and once rang bells. */
function ofSummary(summary: string, text: string) {
  const { cv } = person({
    ...{ key: 'one', job: '', head: ['Ada Mole', '', '', ''], studies: [], skills: [] },
    summary,
    work: [
      { as: ['Store manager', 'Harrowgill', '2019-10'], achievements: ['Kept the budget.'] },
      {
        as: ['Bell ringer', 'Ashdale', '2012-01 2019-09'],
        achievements: ['Sold in the field.'],
      },
    ],
    languages: {},
  });
  const now = new Date('2026-11-22');
  const job = { jobText: '', companyName: '', position: '', letterLanguage: 'en' } as const;
  return createGate({ main: cv, now, ...job }).judge('personal_info.summary', text).answer;
}

test('a summary begins with what somebody is today', () => {
  const own = 'Store manager with a background in furniture retail and field sales.';
  const as = (title: string) => own.replace('Store manager', title);
  expect(ofSummary(own, as('Manager of a store'))).toBe('proven');
  expect(ofSummary(own, as('Area manager'))).not.toBe('proven');
  expect(ofSummary(own, as('Bell ringer'))).not.toBe('proven');
});

/** Other words for the same, near to what is compared above. */
const SAME_CLAIMS: readonly Case[] = [
  ['en', 'Took readings after a course.', 'After a course, took readings.'],
  [
    'en',
    'Reduced the bundle from 640 kB to 410 kB by splitting code.',
    'Brought the bundle down from 640 kB to 410 kB by splitting code.',
  ],
  [
    'en',
    'Finalist in the young chef contest, 2015.',
    'In 2015, finalist in the young chef contest.',
  ],
  ['en', 'Answered 45 queries a day.', 'Answered 45 queries per day.'],
  ['de', 'Touren und Kontrollen geplant.', 'Planung von Touren und Kontrollen.'],
  [
    'es',
    'Reduje de tres semanas a once días el desmontaje de un órgano.',
    'Reduje el desmontaje de un órgano de tres semanas a once días.',
  ],
];

test('what says the same is still applied', () => {
  const asked = SAME_CLAIMS.filter(
    ([language, fact, text]) => answerFor(fact, text, language) !== 'proven',
  );
  expect(asked).toEqual([]);
});
