import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultWorkExperience } from '@sastre/shared-contracts/api';
import { judge } from './compare.rules.ts';

const truth = {
  ...defaultCvContent,
  personal_info: { ...defaultCvContent.personal_info, fullName: 'Noor van Dijk', title: 'Nurse' },
  work_experience: [{ ...defaultWorkExperience, company: 'Sint Lucas', startDate: '2019-03' }],
  skills: [{ id: '', name: 'Triage', level: 'Expert' as const }],
};
const text = 'NOOR VAN DIJK – Sint Lucas, March 2019 – Triage';
const sums = (read: Parameters<typeof judge>[1]) => {
  const judged = judge(truth, read, { text, address: '' });
  const sum = (key: 'right' | 'wrong' | 'missing') =>
    judged.reduce((all, one) => all + one[key], 0);
  return [sum('right'), sum('wrong'), sum('missing')];
};

test('what is right is right, but what the file does not show', () => {
  expect(sums(truth)).toEqual([5, 0, 0]);
});

test('nothing at all is missing, and says nothing wrong', () => {
  expect(sums({})).toEqual([0, 0, 4]);
});

test('another value is wrong and missing, one too many is wrong', () => {
  const skills = [...truth.skills, { id: '', name: 'Poetry', level: 'Expert' as const }];
  const personal_info = { ...truth.personal_info, fullName: 'Somebody Else', title: '' };
  expect(sums({ ...truth, personal_info, skills })).toEqual([3, 2, 1]);
});
