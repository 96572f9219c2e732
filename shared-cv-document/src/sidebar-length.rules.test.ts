import { expect, test } from '@jest/globals';
import {
  defaultTailored,
  type Cv,
  type PdfOptions,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

/** Whether the sheet of a CV has no tint on the pages after the first. */
function ends(
  changes: Partial<Cv> = {},
  tailored: Partial<Tailored> = {},
  options: Partial<PdfOptions> = {},
): boolean {
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1', ...options };
  const cv = { ...sampleCv(), ...changes };
  const sheet = renderCv(
    { ...cv, tailored: { ...defaultTailored, ...tailored, pdfOptions } },
    'en',
  );
  const isPrinted = /@page two\{[^}]*\}@page two:first\{background-image:/.test(sheet);
  expect(sheet.includes('.run-two .sheet+.sheet{background')).toBe(isPrinted);
  return isPrinted;
}
const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    name: `Skill ${index}`,
    level: 'Expert' as const,
  }));

test('a sidebar whose text surely ends on the first page tints that one alone, in print and on screen', () => {
  expect(ends()).toBe(true);
  expect(ends({}, {}, { template: 'two-column-right-1' })).toBe(true);
  expect(ends({ skills: skills(15) })).toBe(true);
  expect(ends({ skills: skills(15) }, {}, { fontSize: 14 })).toBe(false);
  expect(ends({ skills: skills(40) })).toBe(false);
});

test('nothing is told of long sections in it, nor of pages behind a letter, which print does not know', () => {
  expect(ends({}, { leftColumnSections: ['personalInfo', 'education'] })).toBe(false);
  expect(ends({}, { coverLetter: 'Dear you', coverLetterOnTop: true })).toBe(false);
  expect(ends({}, { coverLetter: 'Dear you' })).toBe(true);
});
