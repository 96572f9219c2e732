import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

/** `language | deed of today's post | deed of one before | what a letter says of it | what is false`; trades that no set of cases has. */
const ROWS = readFileSync(`${import.meta.dirname}/letter-facts.fixture.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [Language, string, string, string, string]);

const answerOf = (letterLanguage: Language, now: string, before: string, text: string) => {
  const work = [
    { as: ['', 'Alderquill', '2021-03'], achievements: [now] },
    { as: ['', 'Borrowmill', '2014-01 2020-12'], achievements: [before] },
  ] satisfies Parameters<typeof cvInBrief>[0]['work'];
  return gateOver(cvInBrief({ work }), { letterLanguage }).judge('coverLetter', text).answer;
};

test.each(ROWS)('a letter, in %s: %s / %s → %s', (language, now, before, same) => {
  expect(answerOf(language, now, before, same)).toBe('proven');
});

test.each(ROWS)(
  'no lie in a letter, in %s: %s / %s (%s) ↛ %s',
  (language, now, before, ...said) => {
    expect(answerOf(language, now, before, said[1])).not.toBe('proven');
  },
);
