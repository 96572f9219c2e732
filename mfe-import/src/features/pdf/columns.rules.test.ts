import { expect, test } from '@jest/globals';
import { readingOrder } from './columns.rules.ts';
import type { PageItem } from './page-items.ts';

const item = (y: number, x: number, text: string): PageItem => ({
  ...{ text, x, y, width: text.length * 4, size: 9 },
  ...{ bold: false, italic: false, font: 'text' },
});
const textsOf = (items: PageItem[]) =>
  readingOrder(items).map((region) => region.items.map(({ text }) => text));

test('a sidebar is a column, also where each heading of the text stands beside one of its lines', () => {
  const sidebar = [100, 137, 171, 220, 259, 303, 340, 379, 404].map((y) =>
    item(y, 25, `Something well known at ${y}`),
  );
  const text = ['Summary', 'Experience', 'Education'].flatMap((heading, at) => [
    item(101 + at * 120, 160, heading),
    ...Array.from({ length: 6 }, (_, line) =>
      item(116 + at * 120 + line * 15, 160, `What was done there, line ${at} ${line}`),
    ),
  ]);
  const words = (items: PageItem[]) => items.map((one) => one.text);
  expect(textsOf([...text, ...sidebar])).toEqual([words(sidebar), words(text)]);
});

test('headings in the margin stay beside what they are about', () => {
  const rows = ['Summary', 'Experience', 'Education'].flatMap((heading, at) => [
    item(100 + at * 60, 25, heading.padEnd(20, ' ')),
    ...Array.from({ length: 4 }, (_, line) =>
      item(100 + at * 60 + line * 12, 160, `What was done there, line ${at} ${line}`),
    ),
  ]);
  expect(readingOrder(rows)).toHaveLength(1);
});
