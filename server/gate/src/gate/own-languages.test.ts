import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const cv = cvInBrief({
  summary: 'Analyst who came from the ticket counter and still likes talking to passengers.',
  work: [{ as: ['Data Analyst', 'Harrowgill', '2019-10'], achievements: ['Built 14 reports'] }],
  languages: { German: 'Native', English: 'Fluent', Polish: 'Intermediate' },
});
const answersTo = (letterLanguage: Language, sentence: string) =>
  gateOver(cv, { letterLanguage, companyName: 'Acme', position: 'Analyst' })
    .judgeLetter(sentence)
    .flat()
    .map(({ answer }) => answer);

test.each<[Language, string]>([
  ['es', 'Hablo alemán (nativo).'],
  ['es', 'Hablo alemán (nativo), inglés (fluido) y polaco (intermedio).'],
  ['es', 'Hablo polaco.'],
  [
    'de',
    'Ich spreche Deutsch (Muttersprache), Englisch (fließend) und Polnisch (gute Kenntnisse).',
  ],
  ['en', 'I speak German (native) and Polish (intermediate).'],
  ['en', 'German is my native language, and my Polish is intermediate.'],
  ['de', 'Deutsch ist meine Muttersprache.'],
  ['es', 'El alemán es mi lengua materna, y mi polaco es de nivel intermedio.'],
])(
  'languages are those that the CV states, whatever it says of talking: %s: %s',
  (language, one) => {
    expect(answersTo(language, one)).toEqual(['proven']);
  },
);

test.each<[Language, string]>([
  ['es', 'Hablo francés.'],
  ['es', 'Hablo alemán (nativo) y francés (fluido).'],
  ['es', 'Hablo inglés (nativo).'],
  ['es', 'Hablo alemán (fluido) e inglés (nativo).'],
  ['de', 'Ich spreche Polnisch (sehr gute Kenntnisse).'],
  ['en', 'I speak fluent Polish.'],
  ['en', 'Polish is my native language.'],
  ['es', 'El polaco y el alemán son mis lenguas maternas.'],
  ['de', 'Polnisch spreche ich auf Expertenniveau.'],
  ['en', 'I speak German to 14 passengers.'],
])('another language, another level or more than that is not: %s: %s', (language, one) => {
  expect(answersTo(language, one)).not.toEqual(['proven']);
});

test('a summary that tells a language tells its level where it was said', () => {
  const baker = cvInBrief({
    summary: 'Baker with eight years in rye bread. Speaks fluent Polish and basic German.',
    work: [{ as: ['Baker', 'Harrowgill', '2019-10'], achievements: [] }],
    languages: { Polish: 'Fluent', German: 'Beginner' },
  });
  const answerTo = (text: string) => gateOver(baker).judge('personal_info.summary', text).answer;
  expect(answerTo('Baker with 8 years in rye bread. Speaks basic German and fluent Polish.')).toBe(
    'proven',
  );
  expect(
    answerTo('Baker with eight years in rye bread. Speaks fluent Polish and German.'),
  ).not.toBe('proven');
});
