/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';

test('the dates of jobs and courses are written as chosen', () => {
  const dates = (dateFormat: PdfOptions['dateFormat']) => {
    const pdfOptions = { ...defaultTailored.pdfOptions, ...(dateFormat && { dateFormat }) };
    const html = renderCv({ ...sampleCv(), tailored: { ...defaultTailored, pdfOptions } }, 'en');
    const document = new DOMParser().parseFromString(html, 'text/html');
    const shown = [...document.querySelectorAll('.dates')].map(({ textContent }) => textContent);
    return [shown[0], shown[2]];
  };
  expect(dates(undefined)).toEqual(['Mar 2021 – Present', 'Oct 2015 – Jul 2017']);
  expect(dates('long')).toEqual(['March 2021 – Present', 'October 2015 – July 2017']);
  expect(dates('numeric')).toEqual(['03/2021 – Present', '10/2015 – 07/2017']);
  expect(dates('year')).toEqual(['2021 – Present', '2015 – 2017']);
});
