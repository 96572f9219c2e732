import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultSkill,
  defaultWorkExperience,
} from '@sastre/shared-contracts/api';
import { doubtsByEntry, openParts, partOf } from './parts.rules.ts';

const jobs = ['a', 'b', 'c'].map((id) => ({ ...defaultWorkExperience, id, company: id }));
const skills = Array.from({ length: 13 }, (_none, at) => ({ ...defaultSkill, id: `${at}` }));
const cv = { ...defaultCvContent, work_experience: jobs, skills };

test.each([
  ['personal_info.email', 'personal'],
  ['work_experience[0].company', 'experience'],
  ['language_skills[1].level', 'skills'],
  ['sections[0].entries[2].name', 'more'],
])('%s stands in the part %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

test('open are short parts, and long ones with fields to check', () => {
  expect([...openParts(cv, [])]).toEqual(['personal', 'education', 'more']);
  expect(openParts(cv, ['work_experience[2].endDate']).has('experience')).toBe(true);
});

test('doubts are counted by entry', () => {
  const doubts = [
    'personal_info.title',
    'work_experience[2].endDate',
    'work_experience[2].achievements[1]',
    'sections[0].entries[1].name',
    'skills[0].level',
  ];
  expect([...doubtsByEntry(doubts)]).toEqual([
    ['work_experience.2', 2],
    ['sections.0.entries.1', 1],
  ]);
});
