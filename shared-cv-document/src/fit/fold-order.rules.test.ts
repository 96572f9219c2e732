import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { foldOrder } from './fold-order.rules.ts';

function cvWith(tailored: Partial<Tailored> = {}): Cv {
  const cv = sampleCv();
  const job = { ...cv.work_experience[0]!, current: false };
  cv.work_experience = [
    { ...job, endDate: '2024-01', achievements: ['new 1', 'new 2 kubernetes', 'new 3'] },
    { ...job, endDate: '2014-01', achievements: ['old 1', ' ', 'old 2', 'old 3 kubernetes'] },
  ];
  return { ...cv, tailored: { ...defaultTailored, ...tailored } };
}

test('without a job the last bullets of the oldest jobs go first, and each job keeps its first', () => {
  expect(foldOrder(cvWith())).toEqual(['old 3 kubernetes', 'old 2', 'new 3', 'new 2 kubernetes']);
});

test('in a copy those go first that share no word with its job', () => {
  const jobDescription_id = {
    _id: 'j',
    companyName: 'Any',
    content: 'Runs **Kubernetes** at night.',
  };
  expect(foldOrder(cvWith({ jobDescription_id }))).toEqual([
    'old 2',
    'new 3',
    'old 3 kubernetes',
    'new 2 kubernetes',
  ]);
});

test('what is left out already is not offered again', () => {
  expect(foldOrder(cvWith({ foldedBullets: ['old 1', 'new 3 '] }))).toEqual([
    'old 3 kubernetes',
    'new 2 kubernetes',
  ]);
});
