/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultTailored, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';

function rendered(template: string, tailored: Partial<Tailored> = {}): Document {
  const pdfOptions = { ...defaultTailored.pdfOptions, template };
  const cv = { ...sampleCv(), tailored: { ...defaultTailored, ...tailored, pdfOptions } };
  return new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');
}
const classes = (parent: Element | null) =>
  [...(parent?.children ?? [])].map(({ className }) => className);

test('dates at the start of an entry are read before its title, those at its end after it', () => {
  const head = (template: string) =>
    classes(rendered(template).querySelector('.sec-workExperience .ehead .row'));
  expect(head('academic-1')).toEqual(['dates', 'head']);
  expect(head('single-column-1')).toEqual(['head', 'dates']);
});

test('a template says what stands in its sidebar until somebody chooses', () => {
  const inSidebar = (tailored: Partial<Tailored> = {}) =>
    classes(rendered('two-column-right-1', tailored).querySelector('.side'));
  expect(inSidebar()).toEqual(['sec sec-skills', 'sec sec-languages']);
  expect(inSidebar({ leftColumnSections: ['skills'] })).toEqual(['sec sec-skills']);
});

test('around a name whose ground bleeds the other sections are held together', () => {
  const parts = (sectionOrder: Tailored['sectionOrder']) =>
    classes(rendered('header-band-1', { sectionOrder }).querySelector('.bleeds'));
  expect(parts([])).toEqual(['sec sec-personalInfo', 'col wide body']);
  expect(parts(['summary', 'personalInfo'])).toEqual([
    'col wide body',
    'sec sec-personalInfo',
    'col wide body',
  ]);
  expect(
    classes(rendered('header-band-1', { hiddenSections: ['personalInfo'] }).querySelector('.flow')),
  ).toEqual(['col wide body']);
});
