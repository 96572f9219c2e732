import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const gateOf = (summary: string, letterLanguage: Language) =>
  gateOver(
    cvInBrief({
      summary,
      work: [{ as: ['Analyst', 'Harrow', '2019-10'], achievements: ['Tableau'] }],
    }),
    {
      jobText: 'Analyst at Penhallow',
      companyName: 'Penhallow',
      position: 'Analyst',
      letterLanguage,
    },
  );

test.each([
  ['en', 'No experience with SQL.', 'I work with SQL.'],
  ['en', 'No experience with SQL yet.', 'My CV names SQL among my skills.'],
  ['en', 'Analyst without knowledge of SQL.', 'I work with SQL.'],
  ['de', 'Bisher keine Erfahrung mit SQL.', 'Ich arbeite mit SQL.'],
  ['de', 'Ohne Kenntnisse in SQL.', 'Mein Lebenslauf nennt SQL unter meinen Kenntnissen.'],
  ['es', 'Sin experiencia en SQL.', 'Trabajo con SQL.'],
] as const)('a tool that the CV denies is not told: %s, %s', (language, summary, text) => {
  const [, told] = gateOf(summary, language).judgeLetter(`Penhallow,\n\n${text}`);
  expect(told?.map(({ answer }) => answer)).not.toContain('proven');
});

test.each([
  ['en', 'I work daily with SQL.', 'I work with SQL.'],
  ['de', 'Ich arbeite täglich mit SQL.', 'Ich arbeite mit SQL.'],
  ['es', 'Trabajo a diario con SQL.', 'Trabajo con SQL.'],
] as const)('one that it names is: %s, %s', (language, summary, text) => {
  const [, told] = gateOf(summary, language).judgeLetter(`Penhallow,\n\n${text}`);
  expect(told?.map(({ answer }) => answer)).toEqual(['proven']);
});
