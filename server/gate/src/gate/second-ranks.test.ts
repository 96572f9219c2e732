import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const summaryOf = (position: string, summary: string, text: string) =>
  gateOver(
    cvInBrief({ summary, work: [{ as: [position, 'Roble', '2019-10'], achievements: [] }] }),
    {
      jobText: 'x',
      companyName: 'Roble',
      position: '',
    },
  ).judge('personal_info.summary', text).answer;

const EN = 'Baker with experience in city hotels.';
const DE = 'Bäckerin mit Erfahrung in Stadthotels.';
const ES = 'Panadera con experiencia en hoteles urbanos.';

test.each([
  ['Second Chef', EN, 'Chef with experience in city hotels.'],
  ['Zweiter Küchenchef', DE, 'Küchenchef mit Erfahrung in Stadthotels.'],
  ['Zweite Vorsitzende', DE, 'Vorsitzende mit Erfahrung in Stadthotels.'],
  ['Stv. Filialleiterin', DE, 'Filialleiterin mit Erfahrung in Stadthotels.'],
  ['Segunda jefa de sala', ES, 'Jefa de sala con experiencia en hoteles urbanos.'],
  ['Jefa de cocina en funciones', ES, 'Jefa de cocina con experiencia en hoteles urbanos.'],
])('%s is not told without what makes less of it', (position, summary, text) => {
  expect(summaryOf(position, summary, text)).not.toBe('proven');
});

test.each([
  ['Second Chef', EN, 'Second chef with experience in city hotels.'],
  ['Zweite Vorsitzende', DE, 'Zweite Vorsitzende mit Erfahrung in Stadthotels.'],
  ['Segunda jefa de sala', ES, 'Segunda jefa de sala con experiencia en hoteles urbanos.'],
  ['Jefa de cocina', ES, 'Jefa de cocina con experiencia en hoteles urbanos.'],
  ['Head of Kitchen', EN, 'Head of kitchen with experience in city hotels.'],
])('%s is told as it is', (position, summary, text) => {
  expect(summaryOf(position, summary, text)).toBe('proven');
});

test.each([
  [
    'Office Employee',
    'Ran the payroll of 35 small firms',
    'Ran the payroll of 35 employees of small firms',
  ],
  [
    'Steuerfachangestellte',
    'Lohnabrechnung für 35 kleine Betriebe',
    'Lohnabrechnung für 35 Angestellte kleiner Betriebe',
  ],
  [
    'Empleada de tienda',
    'Llevé la nómina de 35 empresas pequeñas',
    'Llevé la nómina de 35 empleados de empresas pequeñas',
  ],
])(
  'of a %s, a number counts what it counts, not those who belong to it',
  (position, fact, text) => {
    const cv = cvInBrief({ work: [{ as: [position, 'Roble', '2019-10'], achievements: [fact] }] });
    const path = `work[${cv.work_experience[0]?.id}].achievements[0]`;
    const gate = gateOver(cv, { jobText: 'x', companyName: 'Roble', position: '' });
    expect(gate.judge(path, text).answer).not.toBe('proven');
  },
);
