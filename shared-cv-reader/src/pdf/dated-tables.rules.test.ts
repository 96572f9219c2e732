import { expect, test } from '@jest/globals';
import type { PageItem, PageText } from '@sastre/shared-pdf-pages';
import { readLines } from '../rules/read-lines.ts';
import { linesOfPage } from './lines.rules.ts';

const item = (y: number, x: number, text: string, bold = false): PageItem => ({
  ...{ text, x, y, width: text.length * 5, size: 10 },
  ...{ bold, italic: false, font: bold ? 'bold' : 'text' },
});
const items = [
  item(40, 50, 'Una Hebden-Royd', true),
  { ...item(80, 50, 'Work experience', true), size: 14 },
  ...[item(100, 50, 'When', true), item(100, 140, 'Where', true), item(100, 270, 'What', true)],
  ...[
    item(115, 50, '2016 – 2020'),
    item(115, 140, 'Kantine of the Isles'),
    item(127, 140, '& Co. Ltd'),
  ],
  ...[item(141, 140, 'Oslo'), item(115, 270, 'Head cook', true)],
  ...[item(129, 270, 'Bread and soup for all of the harbour,'), item(141, 270, 'in every winter.')],
  ...[item(160, 50, '2011 – 2016'), item(160, 140, 'Moor House Hotel'), item(172, 140, 'Hamburg')],
  ...[item(160, 270, 'Waiter', true), item(174, 270, 'Served what the cook had made.')],
  ...[
    { ...item(210, 50, 'Languages', true), size: 14 },
    item(225, 50, 'Norse: native, and Welsh: fluent'),
  ],
];

test('a table of three columns is read row by row, each cell of it to its end', () => {
  const lines = linesOfPage({ items, width: 595 } as PageText, 0);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text).join(' | ')).slice(3, 8)).toEqual([
    '2016 – 2020 | Kantine of the Isles & Co. Ltd',
    'Oslo',
    'Head cook',
    'Bread and soup for all of the harbour,',
    'in every winter.',
  ]);
  const { cv, unplaced } = readLines(lines.map((line, id) => ({ ...line, id })));
  expect(
    cv.work_experience?.map(({ company, position, location, startDate }) => [
      ...[company, position, location, startDate],
    ]),
  ).toEqual([
    ['Kantine of the Isles & Co. Ltd', 'Head cook', 'Oslo', '2016'],
    ['Moor House Hotel', 'Waiter', 'Hamburg', '2011'],
  ]);
  // What names the columns is none of it.
  expect(unplaced.map(({ text }) => text)).toEqual(['When Where What']);
});

test('dates, names and places in one line each are no such table', () => {
  const rows = [115, 130, 145].flatMap((y) => [
    ...[item(y, 50, `20${y % 100} – today`), item(y, 140, 'Kantine of the Isles')],
    item(y, 270, 'Oslo'),
  ]);
  const lines = linesOfPage({ items: rows, width: 595 } as PageText, 0);
  expect(lines.map(({ cells }) => cells.length)).toEqual([3, 3, 3]);
});
