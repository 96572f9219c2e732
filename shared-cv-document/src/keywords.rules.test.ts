import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function keywords(cv: Cv, tailored: Partial<Tailored> = {}): string | undefined {
  const html = renderCv({ ...cv, tailored: { ...defaultTailored, ...tailored } }, 'en');
  return /<meta name="keywords" content="([^"]*)">/.exec(html)?.[1];
}
const skill = (name: string) => ({ id: name, name, level: 'Expert' as const });
const cv = sampleCv({ skills: ['R&D', ' Radar ', '', 'Radar'].map(skill) });

test('role and skills are the keywords, once each', () => {
  expect(keywords(cv)).toBe('Senior Product Engineer, R&amp;D, Radar');
});

test('what is hidden is none', () => {
  expect(keywords(cv, { hiddenSections: ['skills'] })).toBe('Senior Product Engineer');
  expect(keywords(cv, { hiddenSections: ['personalInfo'] })).toBe('R&amp;D, Radar');
  expect(keywords(cv, { hiddenSections: ['personalInfo', 'skills'] })).toBeUndefined();
});
