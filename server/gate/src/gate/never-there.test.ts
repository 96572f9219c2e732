import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { analystCv } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const answer = (letterLanguage: Language, sentence: string) =>
  gateOver(analystCv, {
    ...{ companyName: 'Acme', position: 'Data Analyst', letterLanguage },
    jobText: 'Acme seeks a Data Analyst.',
  })
    .judgeLetter(sentence)
    .flat()
    .map((one) => one.answer);

test.each<[Language, string]>([
  ['en', 'I worked at Acme for ten years.'],
  ['en', 'I have worked at Acme as an analyst.'],
  ['en', 'At Acme I worked as a Data Analyst.'],
  ['en', 'I know Acme from my time there.'],
  ['en', 'I am a Data Analyst at Acme.'],
  ['en', 'I am applying to Acme, where I worked as a Data Analyst.'],
  ['de', 'Ich habe bei Acme gearbeitet.'],
  ['de', 'Bei Acme war ich als Data Analyst.'],
  ['es', 'Trabajé en Acme como Data Analyst.'],
  ['es', 'He trabajado en Acme.'],
])('nobody has been where they apply, unless the CV says so: %s, %s', (language, sentence) => {
  expect(answer(language, sentence)).not.toContain('proven');
});

test.each<[Language, string]>([
  ['en', 'I am applying for the position of Data Analyst at Acme.'],
  ['en', 'I would be glad to join Acme.'],
  ['en', 'I read your advertisement for Acme.'],
  ['de', 'Ich bewerbe mich bei Acme als Data Analyst.'],
  ['es', 'Me dirijo a Acme para presentar mi candidatura.'],
])('one may still apply there: %s, %s', (language, sentence) => {
  expect(answer(language, sentence)).toEqual(['proven']);
});
