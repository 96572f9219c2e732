import { expect, test } from '@jest/globals';
import { linesOfPage } from './lines.rules.ts';
import type { PageItem, PageText } from './page-items.ts';

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

test('a dash before a name in bold is no glyph of a list', () => {
  expect(linesOf([item(100, 50, '— Chief Cook', true), item(120, 50, '— baked bread')])).toEqual([
    [false, '— Chief Cook'],
    [true, 'baked bread'],
  ]);
});
