import { describe, expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { changeAt, toDraft, type CvDraft } from './draft.rules.ts';
import {
  validateEducation,
  endsBeforeStart,
  errorsOf,
  sameErrors,
  stepOf,
  tabOf,
  validateAll,
  validateStep,
  validateWork,
} from './validation.rules.ts';

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

test.each([
  ['personal_info.email', 'personal', 0],
  ['work_experience.0.company', 'experience', 1],
  ['education.1.degree', 'education', 2],
  ['skills.0.name', 'skills', 3],
  ['language_skills.2', 'skills', 3],
  ['sections.0.entries.1.name', 'more', undefined],
  ['sectionTitles.summary', 'personal', 0],
  ['sectionTitles.workExperience', 'experience', 1],
  ['sectionTitles.education', 'education', 2],
  ['sectionTitles.languages', 'skills', 3],
  ['coverLetter', 'coverLetter', undefined],
  ['pictureId', 'pictures', 4],
])('%s stands on the tab %s, and on step %s', (path, tab, step) => {
  expect([tabOf(path), stepOf(path)]).toEqual([tab, step]);
});

test('a date that was begun holds the save until it is one, except the end of a current job', () => {
  const draft = toDraft(sampleCv());
  const [job, ...jobs] = draft.work_experience;
  if (job === undefined) throw new Error('the sample has no job');
  const withDates = (part: Partial<typeof job>) => ({
    ...draft,
    work_experience: [{ ...job, ...part }, ...jobs],
  });
  const open = { current: false, startDate: '2020', endDate: '2021-03-15' };
  expect(validateWork(withDates(open))).toEqual({});
  expect(validateWork(withDates({ ...open, startDate: '20', endDate: '-03' }))).toEqual({
    'work_experience.0.startDate': 'incompleteDate',
    'work_experience.0.endDate': 'incompleteDate',
  });
  expect(validateWork(withDates({ current: true, endDate: '20' }))).toEqual({});
});

test('what ends before it begins holds the save, except the end of a current job', () => {
  const draft = toDraft(sampleCv());
  const dates = { startDate: '2020-03', endDate: '2019-12' };
  const job = { ...draft.work_experience[0]!, ...dates, current: false };
  const course = { ...draft.education[0]!, ...dates };
  expect(validateWork({ ...draft, work_experience: [job] })).toEqual({
    'work_experience.0.endDate': 'endBeforeStart',
  });
  expect(validateWork({ ...draft, work_experience: [{ ...job, current: true }] })).toEqual({});
  expect(validateEducation({ ...draft, education: [course] }, false)).toEqual({
    'education.0.endDate': 'endBeforeStart',
  });
});

test('an end before its start is seen as exactly as both are known', () => {
  expect(endsBeforeStart('2021-03', '2021-02')).toBe(true);
  expect(endsBeforeStart('2021-03', '2021')).toBe(false);
  expect(endsBeforeStart('2021', '2020-12')).toBe(true);
  expect(endsBeforeStart('2021-03-20', '2021-03-01')).toBe(false);
  expect(endsBeforeStart('2021-03', '')).toBe(false);
  expect(endsBeforeStart('2021-03', '20')).toBe(false);
});

test('an entry gets its own errors and no other one’s', () => {
  const errors = {
    'work_experience.1.company': 'required',
    'work_experience.10.company': 'required',
  } as const;
  expect(errorsOf(errors, 'work_experience.1')).toEqual({ company: 'required' });
  expect(sameErrors({ company: 'required' }, { company: 'required' })).toBe(true);
  expect(sameErrors({ company: 'required' }, { position: 'required' })).toBe(false);
  expect(sameErrors({}, { company: 'required' })).toBe(false);
});
