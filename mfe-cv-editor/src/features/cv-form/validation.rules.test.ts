import { describe, expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { changeAt, toDraft, type CvDraft } from './draft.rules.ts';
import { tabOf, validateAll, validateStep } from './validation.rules.ts';

const full = toDraft(sampleCv());
const person = (part: Partial<CvDraft['personal_info']>): CvDraft => ({
  ...full,
  personal_info: { ...full.personal_info, ...part },
});
const job = (part: Partial<CvDraft['work_experience'][number]>): CvDraft => ({
  ...full,
  work_experience: changeAt(full.work_experience, 1, part),
});
const course = (part: Partial<CvDraft['education'][number]>): CvDraft => ({
  ...full,
  education: changeAt(full.education, 0, part),
});

test('a filled CV has no errors, and neither has one with empty lists', () => {
  expect(validateAll(full)).toEqual({});
  const bare = { ...full, work_experience: [], education: [], skills: [], language_skills: [] };
  expect(validateAll(bare)).toEqual({});
});

describe('each required field', () => {
  test.each([
    [0, person({ fullName: ' ' }), { 'personal_info.fullName': 'required' }],
    [0, person({ email: '' }), { 'personal_info.email': 'required' }],
    [0, person({ email: 'ana@example' }), { 'personal_info.email': 'email' }],
    [1, job({ company: '' }), { 'work_experience.1.company': 'required' }],
    [1, job({ position: ' ' }), { 'work_experience.1.position': 'required' }],
    [1, job({ startDate: '' }), { 'work_experience.1.startDate': 'required' }],
    [2, course({ institution: '' }), { 'education.0.institution': 'required' }],
    [2, course({ degree: '' }), { 'education.0.degree': 'required' }],
    [2, course({ startDate: '' }), { 'education.0.startDate': 'required' }],
    [
      3,
      { ...full, skills: changeAt(full.skills, 0, { name: ' ' }) },
      { 'skills.0.name': 'required' },
    ],
  ])('is asked for in step %i and on the CV screen (case %#)', (step, draft, errors) => {
    expect(validateStep(step, draft)).toEqual(errors);
    expect(validateAll(draft)).toEqual(errors);
    const others = [0, 1, 2, 3, 4].filter((other) => other !== step);
    expect(others.map((other) => validateStep(other, draft))).toEqual([{}, {}, {}, {}]);
  });
});

test('the place of study is asked for on the CV screen only', () => {
  const draft = course({ location: '' });
  expect(validateStep(2, draft)).toEqual({});
  expect(validateAll(draft)).toEqual({ 'education.0.location': 'required' });
});

test('optional fields may be blank', () => {
  const { fullName, email } = full.personal_info;
  const blanks = Object.fromEntries(Object.keys(full.personal_info).map((key) => [key, '']));
  expect(validateAll(person({ ...blanks, fullName, email }))).toEqual({});
  expect(validateAll(job({ endDate: '', location: '', description: '' }))).toEqual({});
  expect(validateAll(course({ endDate: '', field: '', gpa: '' }))).toEqual({});
});

test('an error leads to its tab', () => {
  const paths = ['personal_info.email', 'work_experience.0.company', 'education.1.degree'];
  expect([...paths, 'skills.0.name'].map(tabOf)).toEqual([
    'personal',
    'experience',
    'education',
    'skills',
  ]);
});
