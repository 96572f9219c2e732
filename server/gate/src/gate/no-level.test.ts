import { expect, test } from '@jest/globals';
import { withLevel, type CvContent, type Skill } from '@sastre/shared-contracts/api';
import { readFacts } from '@sastre/reading';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const cv = cvInBrief({
  summary: 'Analyst.',
  work: [{ as: ['Analyst', 'Harrowgill', '2019-10'], achievements: ['Wrote reports in SQL.'] }],
});
const skill: Skill = { id: 's1', name: 'SQL', level: 'Beginner' };
const withSkill = (one: Skill): CvContent => ({ ...cv, skills: [one] });
const answer = (main: CvContent, text: string) => gateOver(main).judge('coverLetter', text).answer;

test('a level that a claim names is held against the one that is said; none is said of none', () => {
  const claim = 'I am an expert in SQL.';
  expect(answer(withSkill(skill), claim)).toBe('contradicted');
  expect(answer(withSkill(withLevel(skill, undefined)), claim)).toBe('unproven');
  expect(answer(withSkill(withLevel(skill, 'Expert')), claim)).not.toBe('contradicted');
});

test('a language without a level is a fact by its name alone', () => {
  const language = { id: 'l1', language: 'German', level: 'Native' as const };
  const factOf = (one: CvContent['language_skills'][number]) =>
    readFacts({ ...cv, language_skills: [one] }).find(({ id }) => id.startsWith('languages['))
      ?.text;
  expect(factOf(language)).toBe('German (Native)');
  expect(factOf(withLevel(language, undefined))).toBe('German');
});
