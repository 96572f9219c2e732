import { expect, test } from '@jest/globals';
import { person } from '@sastre/reading/testing';
import { createGate } from './gate.rules.ts';

/** The gate for somebody with this summary, who was a trainee at a firm whose name has the trade in it. */
function gateOf(summary: string) {
  const { cv } = person({
    key: 'one',
    job: '',
    head: ['Ada Mole', '', '', ''],
    summary,
    work: [{ as: ['Trainee Thatcher', 'Gristwood', '2015-03'], achievements: ['Cut reed.'] }],
    studies: [],
    skills: [],
    languages: {},
  });
  return createGate({
    main: cv,
    jobText: '',
    companyName: '',
    position: '',
    letterLanguage: 'en',
    now: new Date('2026-11-22'),
  });
}

test.each([
  ['Live subtitler and former court stenographer.', 'Live subtitler and court stenographer.'],
  [
    'Court reporter with nine years in county courts and freelance depositions.',
    'Court reporter with nine years in county courts.',
  ],
  [
    'Ich kodiere stationäre Fälle. Derzeit in Ausbildung zur Kodiererin mit Fachausweis; die Prüfung steht noch aus.',
    'Ich kodiere stationäre Fälle. Kodiererin mit Fachausweis.',
  ],
  [
    'Controlador de tráfico. Antes, movilizador y ayudante de maquinista en el sur.',
    'Controlador de tráfico. Antes, movilizador y maquinista en el sur.',
  ],
])('a summary that drops what limits it: %s → %s', (summary, text) => {
  expect(gateOf(summary).judge('personal_info.summary', text).answer).not.toBe('proven');
});

test.each([
  [
    'Court reporter with nine years in county courts and freelance depositions.',
    'Court reporter with nine years in freelance depositions and county courts.',
  ],
  [
    'Live subtitler and former court stenographer.',
    'Former court stenographer and live subtitler.',
  ],
])('one that keeps it: %s → %s', (summary, text) => {
  expect(gateOf(summary).judge('personal_info.summary', text).answer).toBe('proven');
});

const UNSIGNED =
  'Disponent für Gefahrgut. Schulungsnachweis als Gefahrgutbeauftragter vorhanden, bisher nicht als solcher bestellt.';

test.each(['Ich bin Gefahrgutbeauftragter.', 'Ich arbeite als Gefahrgutbeauftragter.'])(
  'a title that one does not hold yet: %s',
  (text) => {
    expect(gateOf(UNSIGNED).judge('coverLetter', text).answer).not.toBe('proven');
  },
);

const TUNER = 'Piano tuner with 14 years in tuning and repair. Concert hall work since 2017.';

test.each([
  [TUNER, 'I have worked in concert halls for 14 years.'],
  ['', 'As a thatcher at Gristwood I cut reed under supervision.'],
])('a letter that widens years or a rank: %s → %s', (summary, text) => {
  expect(gateOf(summary).judge('coverLetter', text).answer).not.toBe('proven');
});

test('years told of what they were spent with stand', () => {
  const text = 'I have 14 years in tuning and repair.';
  expect(gateOf(TUNER).judge('coverLetter', text).answer).toBe('proven');
});
