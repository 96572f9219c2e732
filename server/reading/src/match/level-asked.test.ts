import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  withLevel,
  type CvContent,
  type LanguageSkill,
} from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';
import { matchRequirements } from './match.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const isNotSaid = (asked: string, skills: CvContent['skills'], summary = '') => {
  const personal_info = { ...defaultCvContent.personal_info, summary };
  const cv: CvContent = { ...defaultCvContent, personal_info, skills };
  const read = readRequirements(readJobText(`Requirements\n- ${asked}`));
  const [excel] = matchRequirements(read, readFacts(cv), cv, NOW).filter(({ term }) =>
    term.includes('Excel'),
  );
  return excel?.levelNotSaid === true;
};
const plain: CvContent['skills'] = [
  { id: 's1', name: 'Excel', level: 'Intermediate', noLevel: true },
];

test.each([
  'Excel avanzado',
  'Advanced Excel',
  'Sehr gute Kenntnisse in Excel',
  'Excel (nivel avanzado)',
  'Dominar Excel',
])('the level of %s is not said by a list that names it', (asked) => {
  expect(isNotSaid(asked, plain)).toBe(true);
  expect(isNotSaid(asked, [{ id: 's1', name: 'Excel', level: 'Intermediate' }])).toBe(true);
  expect(isNotSaid(asked, [{ id: 's1', name: 'Excel', level: 'Advanced' }])).toBe(false);
  expect(
    isNotSaid(asked, [{ id: 's1', name: 'Excel (pivot tables, VBA)', level: 'Beginner' }]),
  ).toBe(false);
  expect(isNotSaid(asked, plain, 'Builds reports in Excel.')).toBe(false);
});

test.each(['Excel', 'Good Excel', 'Excel and advanced English'])(
  '%s asks for no such level',
  (asked) => {
    expect(isNotSaid(asked, plain)).toBe(false);
  },
);

test.each([
  ['B2', 'Intermediate', true],
  ['B1', 'Intermediate', false],
  ['B2', 'Fluent', false],
  ['C1', 'Advanced', false],
] as const)('English %s is shown by %s but for its level: %s', (asked, level, isOpen) => {
  const language_skills = [{ id: 'l1', language: 'English', level }];
  const cv: CvContent = { ...defaultCvContent, language_skills };
  const read = readRequirements(readJobText(`Requirements\n- English ${asked}`));
  const [english] = matchRequirements(read, readFacts(cv), cv, NOW);
  expect(english).toMatchObject({ facts: [expect.any(String)] });
  expect(english?.levelNotSaid === true).toBe(isOpen);
});

test.each([
  ['Requirements\n- Fluent German', 'German'],
  ['Ihr Profil\n- Deutsch verhandlungssicher', 'Deutsch'],
  ['Requisitos\n- Alemán nivel C1', 'Alemán'],
])(
  'a language listed without a level is found, its level is not; at a lower one it is not: %s',
  (job, language) => {
    const found = (level: 'Intermediate' | 'B1' | undefined) => {
      const listed: LanguageSkill = { id: 'l1', language, level: 'Intermediate' };
      const cv: CvContent = { ...defaultCvContent, language_skills: [withLevel(listed, level)] };
      return matchRequirements(readRequirements(readJobText(job)), readFacts(cv), cv, NOW)[0];
    };
    expect(found(undefined)).toMatchObject({ facts: [expect.any(String)], levelNotSaid: true });
    expect(found('Intermediate')?.facts).toEqual([]);
    expect(found('B1')?.facts).toEqual([]);
  },
);

test.each([
  ['Requirements\n- Fluent German and Spanish at B1', { held: 'German (B1)' }],
  ['Requisitos\n- Alemán nivel C1', { held: 'German (B1)', asked: 'C1' }],
  ['Ihr Profil\n- Deutsch (C2) und Englisch (A2)', { held: 'German (B1)', asked: 'C2' }],
  ['Requirements\n- German (B1)', undefined],
])('the lower level that is listed is told beside the one asked for: %s', (job, below) => {
  const listed: LanguageSkill = { id: 'l1', language: 'German', level: 'Intermediate' };
  const cv: CvContent = { ...defaultCvContent, language_skills: [withLevel(listed, 'B1')] };
  const [german] = matchRequirements(readRequirements(readJobText(job)), readFacts(cv), cv, NOW);
  expect(german?.levelBelow).toEqual(below);
});
