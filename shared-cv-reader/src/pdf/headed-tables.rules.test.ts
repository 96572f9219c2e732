import { expect, test } from '@jest/globals';
import type { PageItem, PageText } from '@sastre/shared-pdf-pages';
import { readLines } from '../rules/read-lines.ts';
import { headedTable } from './headed-tables.rules.ts';
import { linesOfPage } from './lines.rules.ts';

const item = (y: number, x: number, text: string, bold = false): PageItem => ({
  ...{ text, x, y, width: text.length * 5, size: 10 },
  ...{ bold, italic: false, font: bold ? 'bold' : 'text' },
});
const heading = (y: number, text: string) => ({ ...item(y, 50, text, true), size: 14 });
const HEAD = [
  ...[item(100, 50, 'Year', true), item(100, 100, 'Qualification', true)],
  ...[item(100, 300, 'Institution', true), item(100, 430, 'Grade', true)],
];
const name = [item(40, 50, 'Una Hebden-Royd', true), heading(80, 'Qualifications')];
/** A cell of one line is set in the middle of its row. */
const rows = (y: number) => [
  ...[item(y, 100, 'PGCE Secondary Science'), item(y + 12, 100, '(Chemistry)')],
  ...[item(y + 6, 50, '2003'), item(y + 6, 300, 'University of Orrey'), item(y + 6, 430, 'Pass')],
  ...[item(y + 30, 50, '1999 –'), item(y + 42, 50, '2002'), item(y + 36, 100, 'PhD Chemistry')],
  ...[item(y + 36, 300, 'University of Skerry'), item(y + 36, 430, '–')],
];
const behind = (y: number) => [heading(y, 'Languages'), item(y + 16, 50, 'Norse: native')];
const schools = (lines: ReturnType<typeof linesOfPage>) =>
  readLines(lines.map((line, id) => ({ ...line, id }))).cv.education?.map((one) => [
    one.institution,
    `${one.degree} ${one.field}`,
    one.startDate,
    one.endDate,
    one.gpa,
  ]);
const READ = [
  ['University of Orrey', 'PGCE Secondary Science (Chemistry)', '', '2003', 'Pass'],
  ['University of Skerry', 'PhD Chemistry', '1999', '2002', ''],
];

test('a table whose head names its columns is read row by row, cells of several lines as one', () => {
  const items = [...name, ...HEAD, ...rows(115), ...behind(190)];
  const lines = linesOfPage({ items, width: 595 } as PageText, 0);
  expect(schools(lines)).toEqual(READ);
  expect(headedTable(items)?.open).toBeUndefined();
});

test('a table whose rows are on the next page is read by the head that it has on this one', () => {
  const first = [...name, ...HEAD];
  const open = headedTable(first)?.open;
  expect(open?.map(({ text }) => text)).toEqual(['Year', 'Qualification', 'Institution', 'Grade']);
  const lines = [
    ...linesOfPage({ items: first, width: 595 } as PageText, 0),
    ...linesOfPage({ items: [...rows(40), ...behind(120)], width: 595 } as PageText, 1, open),
  ];
  expect(schools(lines)).toEqual(READ);
});

test('a page that begins with something else keeps nothing of the table before', () => {
  const open = headedTable([...name, ...HEAD])?.open;
  expect(headedTable([heading(40, 'Languages'), item(60, 50, 'Norse: native')], open)).toBe(
    undefined,
  );
});

test('words that could be names of columns head no table alone', () => {
  expect(headedTable([...HEAD, ...behind(120)])).toBeUndefined();
});
