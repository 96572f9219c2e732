/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

/** Parts of the title of a course that are held on a line each. */
function partsOf(degree: string, field: string, options: Partial<PdfOptions> = {}): string[] {
  const cv = sampleCv();
  cv.education = [{ ...cv.education[0]!, degree, field }];
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1', ...options };
  const tailored = { ...defaultTailored, pdfOptions };
  const html = renderCv({ ...cv, language: 'de', tailored }, 'de');
  const title = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('.sec-education .head');
  expect(title?.textContent).toBe(`${degree}, ${field}`);
  return [...(title?.querySelectorAll('.nb') ?? [])].map(({ textContent }) => textContent ?? '');
}

test('a degree and its field that no line holds are parted between them', () => {
  const [degree, field] = ['Staatlich geprüfter Techniker', 'Automatisierungstechnik'];
  expect(partsOf(degree, field)).toEqual([`${degree},`, field]);
  expect(partsOf(degree, field, { template: 'single-column-1' })).toEqual([]);
  expect(partsOf('Abitur', 'Physik')).toEqual([]);
});

test('one that is longer than a line is broken as any text', () => {
  const field = 'Konservierung und Restaurierung architektonischer Elemente aus Stein';
  expect(partsOf('Magister', `${field} und ${field}`)).toEqual([]);
});
