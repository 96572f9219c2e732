import { expect, test } from '@jest/globals';
import { cvPatchSchema, LIMITS } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { checkAll } from './blocking.rules.ts';
import { changeAt, newSection, toDraft, toPatch, type CvDraft } from './draft.rules.ts';
import { validateStep } from './validation.rules.ts';

const cv = sampleCv();
const full = toDraft(cv);
const long = 'a'.repeat(LIMITS.textLength + 1);
const tooLong = `tooLong.${LIMITS.textLength + 1}`;
const section = newSection('projects', 1, []);
const person = (part: object): CvDraft => ({
  ...full,
  personal_info: { ...full.personal_info, ...part },
});

test.each<[string, CvDraft]>([
  ['personal_info.summary', person({ summary: long })],
  ['personal_info.email', person({ email: long })],
  [
    'work_experience.1.description',
    { ...full, work_experience: changeAt(full.work_experience, 1, { description: long }) },
  ],
  [
    'work_experience.0.achievements.1',
    { ...full, work_experience: changeAt(full.work_experience, 0, { achievements: ['', long] }) },
  ],
  ['education.0.gpa', { ...full, education: changeAt(full.education, 0, { gpa: long }) }],
  ['skills.0.name', { ...full, skills: changeAt(full.skills, 0, { name: long }) }],
  ['sections.0.title', { ...full, sections: [{ ...section, title: long }] }],
  ['sectionTitles.summary', { ...full, sectionTitles: { ...full.sectionTitles, summary: long } }],
])('%s is asked for when it is longer than the server takes', (path, draft) => {
  expect(checkAll(draft, full)).toEqual({ blocking: { [path]: tooLong }, lacking: {} });
  expect(cvPatchSchema.safeParse(toPatch(draft, cv)).success).toBe(false);
});

test('what is as long as it may be is not, nor is anything in another step', () => {
  const most = person({ summary: long.slice(1) });
  expect(checkAll(most, full).blocking).toEqual({});
  expect(cvPatchSchema.safeParse(toPatch(most, cv)).success).toBe(true);
  const draft = person({ summary: long });
  expect(validateStep(0, draft)).toEqual({ 'personal_info.summary': tooLong });
  expect(validateStep(1, draft)).toEqual({});
  expect(checkAll({ ...full, coverLetter: long }, full).blocking).toEqual({ coverLetter: tooLong });
});
