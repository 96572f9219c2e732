import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { checkAll } from './blocking.rules.ts';
import { isBlankEntry } from './blank-entry.rules.ts';
import { newEducation, newWork, toDraft, toPatch, type CvDraft } from './draft.rules.ts';
import { validateRead, validateStep } from './validation.rules.ts';

const cv = sampleCv();
const full = toDraft(cv);
const job = newWork(9, full.work_experience);
const course = newEducation(9, full.education);
const added: CvDraft = {
  ...full,
  work_experience: [job, ...full.work_experience],
  education: [...full.education, course],
};

test('an entry is blank until something stands in it', () => {
  expect([job, course].map(isBlankEntry)).toEqual([true, true]);
  expect(isBlankEntry({ ...job, description: ' \n', achievements: ['', ' '] })).toBe(true);
  const typed: object[] = [
    { location: 'Porto' },
    { startDate: '2' },
    { achievements: ['', 'One'] },
  ];
  expect(typed.map((part) => isBlankEntry({ ...job, ...part }))).toEqual([false, false, false]);
  expect(isBlankEntry({ ...job, current: true })).toBe(false);
  const newer = { ...course, thesis: { title: 'On cloth' } };
  expect(isBlankEntry(newer)).toBe(false);
});

test('a blank entry asks for nothing: not in a step, not in the form, not after an import', () => {
  expect([1, 2].map((step) => validateStep(step, added))).toEqual([{}, {}]);
  expect(checkAll(added, full)).toEqual({ blocking: {}, lacking: {} });
  expect(validateRead(added)).toEqual({});
  const only = { ...full, work_experience: [], education: [course] };
  expect(validateStep(2, only)).toEqual({});
});

test('what is saved leaves it out, and nothing else', () => {
  expect(toPatch(added, cv)).toEqual(toPatch(full, cv));
  const begun = { ...course, gpa: '1.3' };
  expect(toPatch({ ...full, education: [begun] }, cv).education).toEqual([begun]);
});
