/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  addedKey,
  defaultSectionEntry,
  defaultTailored,
  SECTION_KEYS,
  type PdfOptions,
  type Section,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';

const broken = (
  pageBreakBefore: NonNullable<PdfOptions['pageBreakBefore']>,
  template = 'single-column-1',
  changes: Partial<Tailored> = {},
) => {
  const pdfOptions = { ...defaultTailored.pdfOptions, template, pageBreakBefore };
  const tailored = { ...defaultTailored, ...changes, pdfOptions };
  const html = renderCv({ ...sampleCv(), tailored }, 'en');
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('[data-new-page]')].map(({ className }) => className);
};
const ALL = [...SECTION_KEYS];

test('a section begins a new page as chosen', () => {
  expect(broken(['education', 'skills'])).toEqual(['sec sec-education', 'sec sec-skills']);
  expect(broken([])).toEqual([]);
});

test('what is first on its page, or in its column, is there without a break that would leave one blank', () => {
  const hiddenSections: Tailored['hiddenSections'] = ['personalInfo', 'summary'];
  expect(broken(['workExperience'], undefined, { hiddenSections })).toEqual([]);
  expect(broken(ALL, 'two-column-1')).toEqual([
    'sec sec-skills',
    'sec sec-languages',
    'sec sec-workExperience',
    'sec sec-education',
  ]);
});

test('the person begins no page', () => {
  expect(broken(['personalInfo'], undefined, { sectionOrder: ['summary'] })).toEqual([]);
});

test('an added section begins a new page as the others do', () => {
  const section: Section = {
    id: 's1',
    kind: 'projects',
    title: '',
    entries: [{ ...defaultSectionEntry, id: 'e1', name: 'Bridge' }],
  };
  const html = renderCv(
    {
      ...sampleCv(),
      sections: [section],
      tailored: {
        ...defaultTailored,
        pdfOptions: { ...defaultTailored.pdfOptions, pageBreakBefore: [addedKey(section)] },
      },
    },
    'en',
  );
  expect(html).toMatch(/class="sec sec-[\w-]+" data-new-page/);
});
