/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';

const jobs = (cv: Cv, foldedBullets: string[]) => {
  const html = renderCv({ ...cv, tailored: { ...defaultTailored, foldedBullets } }, 'en');
  const document = new DOMParser().parseFromString(html, 'text/html');
  return document.querySelector('.sec-workExperience')?.textContent ?? '';
};

test('folded bullets are left out by their text; one that was written anew is shown', () => {
  const cv = sampleCv();
  const [folded = '', kept = ''] = cv.work_experience[0]?.achievements ?? [];
  expect(jobs(cv, [])).toContain(folded);
  const text = jobs(cv, [` ${folded}\n`, `${kept} And more.`]);
  expect(text).not.toContain(folded);
  expect(text).toContain(kept);
});

test('a job of which nothing is left has no entry, and without jobs there is no section', () => {
  const cv = sampleCv();
  const [job] = cv.work_experience;
  const blank = { position: '', company: '', location: '', description: '' };
  cv.work_experience = [{ ...job!, ...blank, achievements: ['Alone'] }];
  expect(jobs(cv, ['Alone'])).toBe('');
});
