/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { fillFrame, showPage } from './fill-frame.ts';
import { pageOf, paginate } from './paginate.ts';

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
  const css = [...frame.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(css.filter((text) => text.includes('html.paged body'))).toHaveLength(1);
  expect(frame.querySelector('h1')?.textContent).toBe('Ana María Fernández');
  expect(frame.querySelector('img')?.src).toBe('blob:1');
});

test('filling again replaces everything, and a picture that could not be had leaves no gap', () => {
  fillFrame(frame, renderCv(withPicture, 'en'), 'blob:1');
  fillFrame(frame, renderCv(withPicture, 'en'), undefined);
  for (const [selector, count] of [
    ['h1', 1],
    ['style', 4],
    ['base', 1],
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

const PIXELS = 96 / 25.4;
/** From one sheet to the next on A4, in pixels. */
const STEP = 230 * PIXELS;
const columns = (selector: string, count: number, width: number) =>
  Object.defineProperty(frame.querySelector(selector), 'scrollWidth', {
    configurable: true,
    value: Math.round((count - 1) * STEP + width * PIXELS),
  });

test('as many pages as columns that the content fills', () => {
  fillFrame(frame, renderCv({ ...withPicture, tailored: undefined }, 'en'), undefined);
  columns('.flow', 3, 170);
  expect(paginate(frame)).toBe(3);
  expect(frame.querySelectorAll('.sheet')).toHaveLength(3);
  columns('.flow', 2, 170);
  expect(paginate(frame)).toBe(2);
  expect(frame.querySelectorAll('.sheet')).toHaveLength(2);
});

test('the columns of a two-column page are broken on their own; the longer one counts', () => {
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
  const cv = sampleTailoredCv({}, { ...defaultTailored, pdfOptions });
  fillFrame(frame, renderCv(cv, 'en'), undefined);
  columns('.side', 1, 66);
  columns('.wide', 3, 144);
  expect(paginate(frame)).toBe(3);
  columns('.side', 4, 66);
  expect(paginate(frame)).toBe(4);
  const gaps = [...frame.querySelectorAll<HTMLElement>('.pager')].map(({ className, style }) => [
    className,
    Math.round(parseFloat(style.columnGap)),
  ]);
  // A step less the text of a column: 50 mm in the sidebar, 119 mm beside it.
  expect(gaps).toEqual([
    ['col side pager', Math.round(STEP - 50 * PIXELS)],
    ['col wide pager', Math.round(STEP - (794 - 91 * PIXELS))],
  ]);
});

test('where the ground of the name reaches to the edges, pages begin at the top of the sheet and are as wide', () => {
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'header-band-1' };
  const cv = sampleTailoredCv({}, { ...defaultTailored, pdfOptions });
  fillFrame(frame, renderCv(cv, 'en'), undefined);
  columns('.flow', 2, 210);
  expect(paginate(frame)).toBe(2);
  const { style } = frame.querySelector<HTMLElement>('.run-one')!;
  const lengths = ['--mx', '--my', '--cw', '--ch'].map((name) => style.getPropertyValue(name));
  expect(lengths).toEqual(['0mm', '0mm', '794px', '1066px']);
});

test('the page of an element follows from how far right its first line stands', () => {
  fillFrame(frame, renderCv(withPicture, 'en'), undefined);
  frame.documentElement.dataset['paper'] = 'A4';
  frame.body.getBoundingClientRect = () => new DOMRect(26 - STEP, 0, 0, 0);
  const link = frame.querySelector('a') as HTMLElement;
  const at = (...lefts: number[]) => {
    const rects = lefts.map((left) => new DOMRect(left, 0, 10, 10));
    link.getClientRects = () => rects as unknown as DOMRectList;
    return pageOf(link);
  };
  expect([at(26 - STEP), at(100 - STEP, 100), at(100), at(100 + STEP)]).toEqual([0, 0, 1, 2]);
});

test('only what changed is replaced: the looks stay when a colour changes, the picture when a text does', () => {
  const { pdfOptions } = withPicture.tailored ?? defaultTailored;
  const recoloured = sampleTailoredCv(
    {},
    { ...withPicture.tailored, pdfOptions: { ...pdfOptions, primaryColorOverride: '#880033' } },
  );
  fillFrame(frame, renderCv(withPicture, 'en'), 'blob:1');
  const styles = [...frame.querySelectorAll('style')].map(({ firstChild }) => firstChild);
  const [heading, picture] = ['h1', 'img'].map((selector) => frame.querySelector(selector));
  fillFrame(frame, renderCv(recoloured, 'en'), 'blob:1');
  expect(
    [...frame.querySelectorAll('style')].map(({ firstChild }, at) => firstChild === styles[at]),
  ).toEqual([true, false, true, true]);
  expect(frame.querySelector('style:nth-of-type(2)')?.textContent).toContain('#880033');
  expect(frame.querySelector('h1')).toBe(heading);
  recoloured.personal_info.title = 'Gardener';
  fillFrame(frame, renderCv(recoloured, 'en'), 'blob:1');
  expect(frame.body.textContent).toContain('Gardener');
  expect(frame.querySelector('h1')).toBe(heading);
  expect(frame.querySelector('img')).toBe(picture);
  fillFrame(frame, renderCv(recoloured, 'en'), 'blob:2');
  expect(frame.querySelector('img')?.src).toBe('blob:2');
});

test('a link of the document opens a tab of its own: the frame stays', () => {
  fillFrame(frame, renderCv(withPicture, 'en'), undefined);
  expect(frame.querySelector('base')?.target).toBe('_blank');
  expect(frame.querySelectorAll('a[target]')).toHaveLength(0);
  expect(frame.querySelectorAll('a[href^="mailto:"]').length).toBeGreaterThan(0);
});

test.each([
  ['A4', ['552px', '942px'], ['552px', '1002px']],
  ['Letter', ['552px', '875px'], ['552px', '936px']],
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
  expect(frame.body.style.getPropertyValue('--page')).toBe('2');
});
