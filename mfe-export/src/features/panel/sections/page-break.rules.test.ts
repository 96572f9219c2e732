import { expect, test } from '@jest/globals';
import { DEFAULT_SECTION_ORDER, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../layout.rules.ts';
import { beginPage, canBeginPage } from './page-break.rules.ts';

const open = (cv: Cv) => DEFAULT_SECTION_ORDER.filter((key) => canBeginPage(cv, key));

test('every section may begin a page but the person, the letter, and the first that is shown', () => {
  const cv = sampleCv();
  const others = ['workExperience', 'education', 'skills', 'languages'];
  expect(open(cv)).toEqual(['summary', ...others]);
  const hidden = applyChange(cv, { tailored: { hiddenSections: ['personalInfo'] } });
  expect(open(hidden)).toEqual(others);
  const person = { ...cv.personal_info, summary: ' ' };
  expect(open({ ...hidden, personal_info: person })).toEqual(['summary', ...others.slice(1)]);
});

test('with two columns the first of each begins a page as it is', () => {
  const cv = applyChange(sampleCv(), { pdfOptions: { template: 'two-column-1' } });
  expect(open(cv)).toEqual(['workExperience', 'education', 'skills', 'languages']);
});

test('sections that begin a page are listed once; without any there is no list', () => {
  const begun = beginPage({ pageBreakBefore: ['skills'] }, 'skills', true);
  expect(begun).toEqual({ pdfOptions: { pageBreakBefore: ['skills'] } });
  expect(beginPage({}, 'education', true)).toEqual({
    pdfOptions: { pageBreakBefore: ['education'] },
  });
  const ended = beginPage({ pageBreakBefore: ['skills'] }, 'skills', false);
  expect(ended).toEqual({ pdfOptions: { pageBreakBefore: undefined } });
});
