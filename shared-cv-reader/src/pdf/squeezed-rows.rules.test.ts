import { expect, test } from '@jest/globals';
import type { PageItem } from '@sastre/shared-pdf-pages';
import { withoutSqueezed } from './squeezed-rows.rules.ts';

const item = (x: number, text: string, block: number, more: Partial<PageItem> = {}): PageItem => ({
  ...{ text, x, y: 100, width: text.length * 4, size: 10 },
  ...{ bold: false, italic: false, font: 'text', tag: { block, isItem: false, isLabel: false } },
  ...more,
});
const ofList = { tag: { block: 3, isItem: true, isLabel: false } };
const texts = (rows: readonly PageItem[][]) => rows.map((row) => row.map(({ text }) => text));

test('an item of a list that is squeezed in beside a name is read behind it, all its lines', () => {
  const rows = [
    [item(50, 'Intern,', 1), item(120, '2012', 2), item(300, 'Treated sixty finds', 3, ofList)],
    [item(50, 'Archaeology', 1), item(300, 'with care.', 3, ofList)],
    [item(300, 'Built a database.', 4)],
  ];
  expect(texts(withoutSqueezed(rows))).toEqual([
    ['Intern,', '2012'],
    ['Archaeology'],
    ['Treated sixty finds'],
    ['with care.'],
    ['Built a database.'],
  ]);
});

test('what touches the text before it is part of that, whatever its tag says', () => {
  const row = [item(50, 'Scienti', 1), item(78, 'fi', 3, ofList), item(86, 'c work', 1)];
  expect(texts(withoutSqueezed([row]))).toEqual([['Scienti', 'fi', 'c work']]);
});
