import { expect, test } from '@jest/globals';
import { fold } from '../words/stem.rules.ts';
import { otherWordsFor } from '../words/said-otherwise/said-otherwise.rules.ts';

const isShown = (asked: string, told: string) =>
  otherWordsFor(asked)?.says({ id: 'work[w1].achievements[0]', folded: fold(told) });

test.each([
  ['Führungserfahrung', 'Führe 34 Beschäftigte in drei Schichten.'],
  ['Leitungserfahrung', 'Verantwortlich für 34 Mitarbeitende in Früh- und Spätschicht'],
  ['Führungserfahrung', 'Leitung des Wareneingangs mit 34 Mitarbeitern'],
  ['leadership experience', 'Leads 34 people across three shifts.'],
  ['Experience in a supervisory role', 'Managed 34 warehouse operatives on nights'],
  ['leadership experience', 'In charge of a team of 34'],
  ['experiencia en gestión de equipos', 'Coordino un equipo de 34 personas.'],
  ['experiencia dirigiendo equipos de trabajo', 'Tengo a mi cargo 34 personas'],
])('%s is shown by people who are led: %s', (asked, told) => {
  expect(isShown(asked, told)).toBe(true);
});

test.each([
  'Führe 34 Kunden durch das Lager',
  'Verantwortlich für 12 Rechner',
  'Leitung des Projekts mit 34 Kunden',
  'Manages 34 customers',
  'Responsible for 30 suppliers',
  'Helped lead a team of 34',
  'Responsable de 34 tiendas',
])('others and things that are counted show no leading: %s', (told) => {
  expect(isShown('Führungserfahrung', told)).toBe(false);
});

test.each([
  ['lead a team of six', 'Led a team of six engineers from concept to series', true],
  ['lead a team of six', 'Led a team of 14 across two sites', true],
  ['lead a team of six', 'Led a team of four; served 300 guests', false],
  ['lead a team of six', 'Led a team', false],
  ['lead a team of six people', 'Managed eight nurses', true],
  ['leitest ein Team von sechs Leuten', 'Leitung eines Teams von 8 Mitarbeitern', true],
  ['Leitung eines Teams von sechs Mitarbeitern', 'Leitung eines Teams von 4 Mitarbeitern', false],
  ['dirigir un equipo de seis personas', 'Dirigí un equipo de ocho personas', true],
  ['dirigir un equipo de seis personas', 'Dirigí un equipo de tres personas', false],
])('%s, told with a number: %s: %s', (asked, told, isTold) => {
  expect(isShown(asked, told) === true).toBe(isTold);
});
