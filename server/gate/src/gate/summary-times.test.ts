import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

/** `kind | language | summary | a skill beside it | what says the same | what does not`; trades that no set of cases has. */
const ROWS = readFileSync(`${import.meta.dirname}/summary-times.fixture.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string, string, string, string]);

const answerOf = (summary: string, skill: string, text: string) =>
  gateOver(cvInBrief({ summary, skills: [skill] })).judge('personal_info.summary', text).answer;

test.each(ROWS)('a summary, %s, in %s: %s (%s) → %s', (_kind, _in, summary, skill, same) => {
  expect(answerOf(summary, skill, same)).toBe('proven');
});

test.each(ROWS)('no lie in a summary, %s, in %s: %s (%s, %s) ↛ %s', (...row) => {
  const [, , summary, skill, , lie] = row;
  expect(answerOf(summary, skill, lie)).not.toBe('proven');
});
