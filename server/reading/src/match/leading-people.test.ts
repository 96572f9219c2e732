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
