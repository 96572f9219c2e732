import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { person } from '@sastre/reading/testing';
import { createGate } from './gate.rules.ts';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** What makes a claim smaller, and the same without it. */
const RAISED: Readonly<Record<string, readonly Case[]>> = {
  'a change that came about, brought about': [
    [
      'de',
      'Die Durchlaufzeit ist seit dem Umbau von neun auf fünf Tage gesunken.',
      'Ich habe die Durchlaufzeit seit dem Umbau von neun auf fünf Tage gesenkt.',
    ],
    [
      'es',
      'La matrícula creció un 8 % en dos años.',
      'Hice crecer la matrícula un 8 % en dos años.',
    ],
    [
      'en',
      'Queue lengths have dropped from 20 to 12 since May 2021.',
      'Dropped queue lengths from 20 to 12 since May 2021.',
    ],
  ],
  'a share that is no end': [
    ['es', 'La venta directa creció un tercio.', 'La venta directa creció hasta un tercio.'],
  ],
  'so many times, and about so many times': [
    ['en', 'Met the dyke board about once a month.', 'Met the dyke board once a month.'],
    ['de', 'Etwa zweimal im Jahr die Bojen gestrichen.', 'Zweimal im Jahr die Bojen gestrichen.'],
    ['es', 'Limpio el horno casi una vez al día.', 'Limpio el horno una vez al día.'],
  ],
  'none of mine, none at all': [
    [
      'en',
      'None of my moulds cracked in two seasons.',
      'None of the moulds cracked in two seasons.',
    ],
    ['de', 'Keiner meiner Güsse war undicht.', 'Keiner der Güsse war undicht.'],
    ['es', 'Sin errores propios en el registro.', 'Ningún error en el registro.'],
  ],
  'both of two': [
    [
      'de',
      'Keine Mängel in den letzten beiden Prüfungen.',
      'Keine Mängel in den letzten Prüfungen.',
    ],
  ],
  'a course of two days, two courses': [
    ['en', 'Attended a two-day course on splicing.', 'Attended two courses on splicing.'],
    [
      'de',
      'Einen zweitägigen Lehrgang im Spleißen besucht.',
      'Zwei Lehrgänge im Spleißen besucht.',
    ],
  ],
  'a part of a region': [
    ['de', 'Imker in Südtirol beraten.', 'Imker in Tirol beraten.'],
    ['en', 'Surveyed peat in northern Scotland.', 'Surveyed peat in Scotland.'],
  ],
  'a class of a title': [
    ['en', 'Worked as a second-class stoker on a ferry.', 'Worked as a stoker on a ferry.'],
  ],
};

test.each(Object.entries(RAISED).flatMap(([kind, cases]) => cases.map((one) => [kind, ...one])))(
  'is not raised: %s (%s) %s → %s',
  (_kind, language, fact = '', text = '') => {
    expect(answerFor(fact, text, language as Language)).not.toBe('proven');
  },
);

test.each<Case>([
  [
    'en',
    'Queue lengths have dropped from 20 to 12 since May 2021.',
    'Since May 2021 queue lengths have dropped from 20 to 12.',
  ],
  ['en', 'Met the dyke board about once a month.', 'Met the dyke board roughly once a month.'],
  ['en', 'None of my moulds cracked in two seasons.', 'In two seasons, none of my moulds cracked.'],
  [
    'de',
    'Keine Mängel in den letzten beiden Prüfungen.',
    'Keine Mängel in den letzten zwei Prüfungen.',
  ],
  ['en', 'Attended a two-day course on splicing.', 'Attended a course on splicing of two days.'],
  ['de', 'Imker in Südtirol beraten.', 'Beratung von Imkern in Südtirol.'],
])('what is told as it was stays proven (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

/** Somebody who is a preparator today and was an intern at a workshop. */
function gateOf(summary: string, language: Language = 'en') {
  const { cv } = person({
    key: 'one',
    job: '',
    head: ['Ada Mole', 'Präparatorin', '', ''],
    summary,
    work: [
      { as: ['Sexton', 'Kirchspiel', '2017-03'], achievements: ['Rang the bells.'] },
      {
        as: ['Praktikantin', 'Schnitzwerkstatt Hinrichs', '2012-03 2012-09'],
        achievements: ['Werkzeuge gereinigt und Leim bestellt.', 'Hiring fell, never openly told.'],
      },
    ],
    studies: [],
    skills: [],
    languages: {},
  });
  return createGate({
    main: cv,
    jobText: '',
    companyName: '',
    position: '',
    letterLanguage: language,
    now: new Date('2026-11-22'),
  });
}

test.each([
  ['Level 2 rope technician with own harness.', 'Rope technician with own harness.'],
  ['Bell ringing since 2019, mostly hand bells.', 'Bell ringing since 2012, mostly hand bells.'],
  ['Zwölf Jahre im Handwerk, sechs davon an Orgeln.', 'Zwölf Jahre im Handwerk an Orgeln.'],
])('a summary keeps the rank, the year and the part of its years: %s → %s', (summary, text) => {
  expect(gateOf(summary).judge('personal_info.summary', text).answer).not.toBe('proven');
});

test('what one is called today is no position of an employer who is named', () => {
  const letter = (text: string) => gateOf('', 'de').judge('coverLetter', text).answer;
  expect(letter('Bei Hinrichs war ich als Präparatorin tätig.')).not.toBe('proven');
  expect(letter('Bei Hinrichs war ich als Praktikantin tätig.')).toBe('proven');
});

test('a deed is not told by the name of the employer alone', () => {
  const path = 'work[w2].achievements[0]';
  const answer = (text: string) => gateOf('').judge(path, text).answer;
  expect(answer('Werkzeuge gereinigt, geschnitzt und Leim bestellt.')).not.toBe('proven');
  expect(answer('Leim bestellt und Werkzeuge gereinigt.')).toBe('proven');
});
