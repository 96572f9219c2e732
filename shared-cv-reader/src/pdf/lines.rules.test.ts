import { expect, test } from '@jest/globals';
import type { PageItem, PageText } from '@sastre/shared-pdf-pages';
import { linesOfPage } from './lines.rules.ts';

const item = (y: number, x: number, text: string, bold = false): PageItem => ({
  ...{ text, x, y, width: text.length * 4, size: 10 },
  ...{ bold, italic: false, font: 'text' },
});
const linesOf = (items: PageItem[]) =>
  linesOfPage({ items, width: 595 } as PageText, 0).map(({ cells, bullet }) => [
    bullet,
    ...cells.map(({ text }) => text),
  ]);

test('a word in the margin stays whole between two lines beside it', () => {
  const word = [item(505, 50, 'Quali'), item(505, 70, 'fications')];
  const beside = [item(501, 175, 'College of the Isles'), item(512, 175, 'Diploma in Glass')];
  expect(linesOf([...word, ...beside])).toEqual([
    [false, 'Qualifications', 'College of the Isles'],
    [false, 'Diploma in Glass'],
  ]);
});

test('spaced letters are words where more space parts them', () => {
  const put = (x: number, width: number, text: string) => ({ ...item(100, x, text), width });
  const title = [
    put(30, 18, 'U X'),
    put(58, 74, 'W E A V E R'),
    put(142, 3, '|'),
    put(155, 60, 'D Y E R'),
  ];
  expect(linesOf(title)).toEqual([[false, 'UX WEAVER | DYER']]);
  expect(linesOf([put(30, 70, 'W E A V'), put(103, 30, 'E R S')])).toEqual([[false, 'WEAVERS']]);
});

test('a heading squeezed into a row begins behind the rest of it', () => {
  const heading = {
    ...item(100, 200, 'Languages', true),
    size: 16,
    tag: { block: 3, isItem: false, isLabel: false, heading: 2 },
  };
  expect(linesOf([item(100, 50, '2009-10 - 2011-02'), heading, item(120, 50, 'Polish')])).toEqual([
    [false, '2009-10 - 2011-02'],
    [false, 'Languages'],
    [false, 'Polish'],
  ]);
});

test('a power that is raised above its line stays in it, and what stands behind it', () => {
  const power = { ...item(96, 114, '2'), size: 7, width: 4 };
  expect(
    linesOf(
      [
        item(100, 50, 'A hall of 900 m'),
        power,
        item(100, 121, 'in use'),
        item(112, 50, 'since May'),
      ].map((one) => (one.text.startsWith('A hall') ? { ...one, width: 64 } : one)),
    ),
  ).toEqual([
    [false, 'A hall of 900 m2 in use'],
    [false, 'since May'],
  ]);
});

test('small capitals are one word, of letters in two sizes', () => {
  const small = {
    ...item(100, 58, 'ROFIL'),
    size: 7,
    width: 30,
    tag: { block: 2, isItem: false, isLabel: false },
  };
  const large = {
    ...item(100, 50, 'P'),
    width: 8,
    tag: { block: 1, isItem: false, isLabel: false },
  };
  expect(linesOf([large, small])).toEqual([[false, 'PROFIL']]);
});

test('a dash before a name in bold is no glyph of a list', () => {
  expect(linesOf([item(100, 50, '— Chief Cook', true), item(120, 50, '— baked bread')])).toEqual([
    [false, '— Chief Cook'],
    [true, 'baked bread'],
  ]);
});

test('dates begin a cell where others of their column do, however close a name reaches', () => {
  const wide = (y: number, x: number, text: string, width: number) => ({
    ...item(y, x, text),
    width,
  });
  const close = [
    wide(100, 50, 'Night porter, then concierge', 138),
    item(100, 190, '2016-08 - 2019-05'),
  ];
  const apart = [wide(140, 50, 'Porter', 30), item(140, 190, '2013-02 - 2016-07')];
  expect(linesOf([...close, ...apart])).toEqual([
    [false, 'Night porter, then concierge', '2016-08 - 2019-05'],
    [false, 'Porter', '2013-02 - 2016-07'],
  ]);
  expect(linesOf(close)).toEqual([[false, 'Night porter, then concierge 2016-08 - 2019-05']]);
});

test('the end of a range begins no cell below the dates of others', () => {
  const range = [item(100, 50, 'School'), item(100, 190, '2002-09'), item(100, 240, '2008-07')];
  const single = [item(140, 50, 'Course'), item(140, 240, '2010')];
  expect(linesOf([...range, ...single])[0]).toEqual([false, 'School', '2002-09', '2008-07']);
  const close = [range[0], item(100, 190, '2002-09 –'), item(100, 228, '2008-07')] as PageItem[];
  expect(linesOf([...close, item(140, 50, 'Course'), item(140, 228, '2010')])[0]).toEqual([
    false,
    'School',
    '2002-09 – 2008-07',
  ]);
});

test('the look alone can part the words of a large name, and of small letters none', () => {
  const pieces = (size: number) => [
    { ...item(60, 50, 'Ronja'), size, width: 40 },
    { ...item(60, 90, 'Falk', true), size, width: 40 },
  ];
  expect(linesOf(pieces(24))).toEqual([[false, 'Ronja Falk']]);
  expect(linesOf(pieces(10))).toEqual([[false, 'RonjaFalk']]);
});

test('a range that is wrapped before its dash is no item of a list, in brackets neither', () => {
  const lines = linesOf([item(100, 50, 'Porter, Docks (10/2017'), item(112, 50, '– heute)')]);
  expect(lines).toEqual([
    [false, 'Porter, Docks (10/2017'],
    [false, '– heute)'],
  ]);
});
