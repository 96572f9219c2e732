import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const read = (section: string, line: string) =>
  readRequirements(readJobText(`${section}\n- Excel\n- ${line}\n- SQL`)).map(({ term }) => term);

test.each([
  [
    'Ihr Profil',
    'Damit Sie bestens auf Ihr neues Aufgabengebiet vorbereitet sind, schulen wir Sie',
  ],
  ['Ihr Profil', 'Erhalten Sie von uns eine gründliche Einarbeitung'],
  ['Ihr Profil', 'Möchten Sie sich täglich in einem spannenden Umfeld weiterentwickeln?'],
  ['Ihre Aufgaben', 'Ihr Aufgabenbereich ist so bunt und vielfältig wie unsere Produkte'],
  ['Your tasks', 'Performs a variety of tasks.'],
  ['Requirements', 'A wide degree of creativity and latitude is expected.'],
  ['Requirements', 'You share our belief in building tools that last'],
  ['Your tasks', 'Execute other projects from the team lead as needed'],
])('%s: asks for nothing: %s', (section, line) => {
  expect(read(section, line)).toEqual(['Excel', 'SQL']);
});

test.each([
  ['Your tasks', 'Perform audits of suppliers'],
  ['Requirements', 'A bachelor’s degree in creative writing'],
  ['Ihr Profil', 'Erfahrung in der Einarbeitung von Kollegen'],
])('%s: asks for something: %s', (section, line) => {
  expect(read(section, line).length).toBeGreaterThan(2);
});
