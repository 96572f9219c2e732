import { beforeEach, expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../../renderer/render-cv.ts';
import { fillFrame, showPage } from './fill-frame.ts';
import { paginate } from './paginate.ts';

// jsdom lays nothing out: these tests see structure, the journeys in e2e see pages.
let frame: Document;
beforeEach(() => {
  frame = document.implementation.createHTMLDocument('Preview');
});

const withPicture = sampleTailoredCv(
  {},
  { pdfOptions: { ...defaultTailored.pdfOptions, pictureId: 'p1', paper: 'Letter' } },
);

test('a frame takes over title, language, paper, styles and content', () => {
  fillFrame(frame, renderCv(withPicture, 'de'), 'blob:1');
  expect(frame.title).toBe('Ana María Fernández- CV');
  expect(frame.documentElement.lang).toBe('de');
  expect(frame.documentElement.dataset['paper']).toBe('Letter');
  expect(frame.querySelector('style')?.textContent).toContain('.paged');
  expect(frame.querySelector('h1')?.textContent).toBe('Ana María Fernández');
  expect(frame.querySelector('img')?.src).toBe('blob:1');
});

test('filling again replaces everything, and a picture that could not be had leaves no gap', () => {
  fillFrame(frame, renderCv(withPicture, 'en'), 'blob:1');
  fillFrame(frame, renderCv(withPicture, 'en'), undefined);
  for (const [selector, count] of [
    ['h1', 1],
    ['style', 1],
    ['img', 0],
  ] as const)
    expect(frame.querySelectorAll(selector)).toHaveLength(count);
});

test('CV and letter are pages of their own; paginating again adds no sheets', () => {
  fillFrame(frame, renderCv(withPicture, 'en'), undefined);
  expect([paginate(frame), paginate(frame)]).toEqual([2, 2]);
  expect(frame.querySelectorAll('.sheets')).toHaveLength(2);
  expect(frame.querySelectorAll('.sheet')).toHaveLength(2);
});

test('as many pages as columns that the content fills', () => {
  fillFrame(frame, renderCv({ ...withPicture, tailored: undefined }, 'en'), undefined);
  const flow = frame.querySelector('.flow') as HTMLElement;
  const pixels = 96 / 25.4;
  flow.getBoundingClientRect = () => new DOMRect(0, 0, 170 * pixels, 265 * pixels);
  // Three A4 columns: two steps of a sheet and the gap, and the last column itself.
  Object.defineProperty(flow, 'scrollWidth', { value: Math.round((2 * 230 + 170) * pixels) });
  expect(paginate(frame)).toBe(3);
  expect(frame.querySelectorAll('.sheet')).toHaveLength(3);
});

test.each([
  ['A4', ['598px', '942px'], ['643px', '1002px']],
  ['Letter', ['620px', '875px'], ['665px', '936px']],
] as const)(
  'columns on %s are as large as the area that is printed, in whole pixels',
  (paper, letter, page) => {
    const { tailored } = withPicture;
    const pdfOptions = { ...defaultTailored.pdfOptions, paper };
    const cv = sampleTailoredCv({}, { ...tailored, coverLetterOnTop: true, pdfOptions });
    fillFrame(frame, renderCv(cv, 'en'), undefined);
    paginate(frame);
    const shown = [...frame.querySelectorAll<HTMLElement>('.run')].map(({ style }) =>
      ['--cw', '--ch'].map((name) => style.getPropertyValue(name)),
    );
    expect(shown).toEqual([letter, page]);
  },
);

test('the chosen page is told to the style sheet', () => {
  showPage(frame, 2);
  expect(frame.documentElement.style.getPropertyValue('--page')).toBe('2');
});
