import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import {
  columnPadding,
  contentArea,
  geometryOf,
  pageCss,
  sidebarLeft,
  type Paper,
} from './page-geometry.ts';
import { singleColumn } from './templates/single-column.template.ts';
import type { Template } from './templates/template.types.ts';
import { ALL_TEMPLATES } from './templates/templates.ts';
import { twoColumnRight } from './templates/two-column-right.template.ts';
import { twoColumn } from './templates/two-column.template.ts';

const on = (paper: Paper, more = {}) =>
  geometryOf(twoColumn, { ...defaultPdfOptions, paper, ...more });

test.each([
  ['A4', 'one', 643, 1002],
  ['A4', 'two', 794, 1010],
  ['A4', 'letter', 598, 942],
  ['Letter', 'one', 665, 936],
  ['Letter', 'two', 816, 943],
  ['Letter', 'letter', 620, 875],
] as const)(
  '%s, page type %s: %d × %d pixels, as Chromium prints it',
  (paper, type, width, height) => {
    expect(contentArea(on(paper), type)).toEqual({ width, height });
  },
);

test('the sidebar is painted by its page type alone, as an image, with values written out', () => {
  const rules = pageCss(on('Letter'), { bg: '#ffffff', side: '#e9edef' }).split('\n');
  expect(rules.filter((rule) => rule.includes('background-image'))).toEqual([
    expect.stringMatching(/^@page two\{.*url\("data:image\/svg\+xml,.*%23e9edef.*"\)/),
  ]);
  expect(rules[0]).toMatch(/^@page\{size:Letter;/);
  expect(rules.join('')).not.toContain('var(');
});

test('chosen margins are those of the CV, on all its page types; a letter keeps its own', () => {
  const { margins, sidebar } = on('A4', { marginX: 30, marginY: 12 });
  expect(margins).toEqual({
    one: { x: 30, y: 12 },
    two: { x: 0, y: 12 },
    letter: { x: 26, y: 24 },
  });
  expect(sidebar).toMatchObject({ outer: 18, inner: 7, besideInner: 10, besideOuter: 30 });
});

test('pages that bleed have only the lower margin; the others are room in the text, above it on each page', () => {
  const geometry = { ...on('A4'), bleeds: true };
  expect(contentArea(geometry, 'one')).toEqual({ width: 794, height: 1063 });
  expect(contentArea(geometry, 'letter')).toEqual(contentArea(on('A4'), 'letter'));
  const rules = pageCss(geometry, { bg: '#ffffff', side: '#e9edef' }).split('\n');
  expect(rules).toContain('@page{size:A4;margin:0mm 0mm 16mm;background-color:#ffffff}');
  expect(rules).toContain('.bleeds>.body{padding-top:16mm;box-decoration-break:clone}');
});

test('a sidebar at the end of the page stands right, and left where the language runs from right to left', () => {
  const sidebar = { ...twoColumn.sidebar, at: 'end' } as const;
  const geometry = { ...on('A4'), sidebar };
  expect([sidebarLeft(geometry, 'ltr'), sidebarLeft(geometry, 'rtl')]).toEqual([144, 0]);
  expect([sidebarLeft(on('A4'), 'ltr'), sidebarLeft(on('A4'), 'rtl')]).toEqual([0, 144]);
  expect([columnPadding(sidebar, 'side'), columnPadding(sidebar, 'wide')]).toEqual([
    [7, 9],
    [15, 10],
  ]);
  const rules = pageCss(geometry, { bg: '#ffffff', side: '#e9edef' });
  expect(rules).toContain('background-position:144mm -50mm');
  expect(rules).toContain('grid-template-columns:minmax(0,1fr) 66mm');
});

test('a line of one column is as long on Letter as on A4, unless its margin was chosen', () => {
  const width = (paper: Paper, more = {}) =>
    contentArea(geometryOf(singleColumn, { ...defaultPdfOptions, paper, ...more }), 'one').width;
  expect(width('Letter')).toBe(width('A4'));
  expect(width('Letter', { marginX: 20 })).toBeGreaterThan(width('A4', { marginX: 20 }));
});

test('a letter begins at the edge at which the CV does, and at its own beside a sidebar', () => {
  const letterX = (template: Template, more = {}) =>
    geometryOf(template, { ...defaultPdfOptions, paper: 'A4', ...more }).margins.letter.x;
  for (const template of ALL_TEMPLATES.filter(({ columns }) => columns === 'one')) {
    expect(letterX(template)).toBe(template.margins.one.x);
    const { margins } = geometryOf(template, { ...defaultPdfOptions, paper: 'Letter' });
    expect(margins.letter.x).toBe(margins.one.x);
    // it has lines enough, and does not grow with the margins that a CV needs
    expect(letterX(template, { marginX: 12 })).toBe(template.margins.one.x);
  }
  expect(letterX(twoColumnRight)).toBe(twoColumnRight.sidebar.besideOuter);
  expect(letterX(twoColumn)).toBe(twoColumn.margins.letter.x);
});
