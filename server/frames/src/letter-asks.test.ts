import { expect, test } from '@jest/globals';
import { readLetterAsks } from './letter-asks.rules.ts';

test.each([
  ['Please state your salary expectations and earliest start date.', ['salary', 'start-date']],
  ['Send your CV along with your expected salary to Jo.', ['salary']],
  ['Please tell us when you could start.', ['start-date']],
  ['Let us know your notice period.', ['start-date']],
  [
    'Bewerbung mit Angabe Ihrer Gehaltsvorstellung und des frühestmöglichen Eintrittstermins.',
    ['salary', 'start-date'],
  ],
  ['Bitte nenne uns deinen Gehaltswunsch.', ['salary']],
  ['Schick uns deinen Lebenslauf inkl. Gehaltsvorstellungen.', ['salary']],
  ['Envíanos tu CV indicando pretensiones económicas.', ['salary']],
  ['Indica tus expectativas salariales y fecha de incorporación.', ['salary', 'start-date']],
])('%s', (text, asks) => {
  expect(readLetterAsks(`We build boats.\n${text}`)).toEqual(asks);
});

test.each([
  'Start date: 1 March 2027. Please apply online.',
  'Eintrittstermin: 1. März 2027',
  'We meet your salary expectations.',
  'Bitte ohne Angabe der Gehaltsvorstellung bewerben.',
  'You do not need to state your salary expectations; please send only a CV.',
  'No hace falta que indiques pretensiones salariales.',
  'Salary: 50,000 to 60,000 a year. Please apply by Friday.',
  'Fecha de incorporación: inmediata',
])('asks for nothing: %s', (text) => {
  expect(readLetterAsks(text)).toEqual([]);
});
