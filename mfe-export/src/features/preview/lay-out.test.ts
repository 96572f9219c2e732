/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { fillFrame } from './fill-frame.ts';
import { layOut } from './lay-out.ts';

// jsdom lays nothing out: a last page is always empty, and the tests say how wide the pages are. Journeys see pages.
let frame: Document;
beforeEach(() => {
  frame = document.implementation.createHTMLDocument('Preview');
});

const property = (name: string) => frame.documentElement.style.getPropertyValue(name);
const gaps = () => property('--mm');
const PIXELS = 96 / 25.4;

/** Shows a CV that has a second page unless its gaps are closed up to this factor. */
function show(savedFrom: number, type: Partial<PdfOptions> = {}) {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...type };
  const cv = { ...sampleCv(), tailored: { ...defaultTailored, pdfOptions } };
  fillFrame(frame, renderCv(cv, 'en'), undefined);
  const pages = () => (parseFloat(gaps() || '1') <= savedFrom ? 1 : 2);
  Object.defineProperty(frame.querySelector('.flow'), 'scrollWidth', {
    configurable: true,
    get: () => Math.round(((pages() - 1) * 230 + 170) * PIXELS),
  });
  return layOut(frame);
}

test('gaps are closed up where that saves the last page, and the frame shows it', () => {
  expect(show(0.93)).toMatchObject({ pages: 1, spacing: 0.905, ending: { pages: 1 } });
  expect([gaps(), property('--line')]).toEqual(['0.905mm', '1.38']);
});

test('where gaps alone save none lines come nearer, as they do in print', () => {
  expect(show(0.67)).toMatchObject({ pages: 1, spacing: 0.667 });
  const cv = { ...sampleCv(), tailored: defaultTailored };
  expect(renderCv(cv, 'en', '', { shrunk: 0.667 })).toContain(
    `--mm:${gaps()};--line:${property('--line')};`,
  );
});

test('gaps are as they were where nothing is saved, also after they were closed up', () => {
  show(0.93);
  expect(show(0.5)).toMatchObject({ pages: 2, spacing: 1, ending: { pages: 2 } });
  expect([gaps(), property('--line')]).toEqual(['', '']);
});

test.each<Partial<PdfOptions>>([{ spacing: 1 }, { lineHeight: 1.4 }, { marginY: 18 }])(
  'type that somebody chose stays as it is: %j',
  (type) => {
    expect(show(0.99, type)).toMatchObject({ pages: 2, spacing: 1 });
  },
);
