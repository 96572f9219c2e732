import { expect, test } from '@jest/globals';
import { defaultTailored, SECTION_KEYS, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { archivesOf } from './kept-inside.rules.ts';

function laidOut(
  change: Partial<Tailored>,
  options: Partial<Tailored['pdfOptions']> = {},
  cv = sampleCv(),
) {
  const tailored = { ...defaultTailored, ...cv.tailored, ...change };
  return { ...cv, tailored: { ...tailored, pdfOptions: { ...tailored.pdfOptions, ...options } } };
}
const LETTER = { coverLetter: 'Dear team' };
const CV_HIDDEN = { hiddenSections: SECTION_KEYS.filter((key) => key !== 'cover-letter') };
const copy = sampleTailoredCv();

test.each([
  ['a CV', laidOut({}), 'with'],
  ['a CV that keeps nothing', laidOut({}, { keepCv: false }), 'without'],
  ['a CV and its letter in one file', laidOut(LETTER), 'with'],
  ['a CV and its letter in two files', laidOut(LETTER, { letterApart: true }), 'apart'],
  ['two files that keep nothing', laidOut(LETTER, { letterApart: true, keepCv: false }), 'without'],
  ['a letter alone', laidOut({ ...LETTER, ...CV_HIDDEN }), 'without'],
  ['a copy for an employer', laidOut({}, {}, copy), 'without'],
  ['a copy that keeps it by choice', laidOut({ coverLetter: '' }, { keepCv: true }, copy), 'with'],
] as const)('%s is told as what it is for archives', (_name, cv, archives) => {
  expect(archivesOf(cv, 'en')).toBe(archives);
});
