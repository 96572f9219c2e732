import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultSectionEntry,
  defaultWorkExperience,
  type CvContent,
} from '@sastre/shared-contracts/api';
import { linesOf, toName, toPath, valueAt, withCv, withoutDoubt } from './paths.rules.ts';
import type { Review } from './review-form.types.ts';

const job = (id: string, company: string) => ({ ...defaultWorkExperience, id, company });
const entry = (id: string, name: string) => ({ ...defaultSectionEntry, id, name });
const cv: CvContent = {
  ...defaultCvContent,
  work_experience: [job('a', 'Arup'), job('b', 'Lund')],
  sections: [
    { id: 's', kind: 'projects', title: '', entries: [entry('x', 'Bridge'), entry('y', 'Shed')] },
  ],
};
const review: Review = {
  cv,
  doubts: ['personal_info.email', 'work_experience[1].company', 'sections[0].entries[1].name'],
  origins: {
    'personal_info.email': [1],
    'work_experience[0].achievements[0]': [4],
    'work_experience[0].achievements[1]': [5, 6],
    'work_experience[1].company': [7],
    'sections[0].entries[1].name': [9],
  },
};

test('a path and the name of its field say the same', () => {
  const path = 'sections[1].entries[0].highlights[2]';
  expect(toName(path)).toBe('sections.1.entries.0.highlights.2');
  expect(toPath(toName(path))).toBe(path);
  expect(toPath('personal_info.email')).toBe('personal_info.email');
});

test('a group has the lines of all that is in it', () => {
  expect(linesOf(review, 'work_experience[0].achievements')).toEqual([4, 5, 6]);
  expect(linesOf(review, 'work_experience[0].achievements[1]')).toEqual([5, 6]);
  expect(linesOf(review, 'work_experience[1].position')).toEqual([]);
});

test('paths go where their entries went, and go with those that are gone', () => {
  const moved = withCv(review, { ...cv, work_experience: cv.work_experience.toReversed() });
  expect(moved.doubts).toEqual([
    'personal_info.email',
    'work_experience[0].company',
    'sections[0].entries[1].name',
  ]);
  expect(moved.origins['work_experience[1].achievements[1]']).toEqual([5, 6]);
  const [section] = cv.sections ?? [];
  const sections = section === undefined ? [] : [{ ...section, entries: [entry('y', 'Shed')] }];
  const removed = withCv(review, { ...cv, work_experience: [job('a', 'Arup')], sections });
  expect(removed.doubts).toEqual(['personal_info.email', 'sections[0].entries[0].name']);
  expect(Object.keys(removed.origins)).not.toContain('work_experience[1].company');
});

test('what was typed is no doubt any more, and neither is what was looked at', () => {
  const typed = withCv(review, { ...cv, work_experience: [job('a', 'Arup'), job('b', 'Lunds')] });
  expect(typed.doubts).not.toContain('work_experience[1].company');
  expect(withoutDoubt(review, 'personal_info.email').doubts).toHaveLength(2);
});

test('a value is found by its path; what is not there is blank', () => {
  expect(valueAt(cv, 'sections[0].entries[1].name')).toBe('Shed');
  expect(valueAt(cv, 'work_experience[7].company')).toBe('');
});
