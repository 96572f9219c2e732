import { expect, test } from '@jest/globals';
import { centredBullets } from './centred-bullets.rules.ts';
import type { PageItem } from './page-items.ts';

const item = (text: string, x: number, y: number): PageItem => ({
  ...{ text, x, y, size: 10, font: 'one', bold: false, italic: false },
  width: text.length * 5,
});
const read = (...items: readonly PageItem[]) => {
  const { signs, marked } = centredBullets(items);
  return [[...signs], [...marked]].map((some) => some.map(({ text }) => text));
};

test('a sign between two lines marks the upper one', () => {
  expect(
    read(
      ...[item('Rigger', 63, 100), item('Split', 400, 100)],
      ...[item('•', 52, 106.5), item('Hafenwerk GmbH', 63, 113)],
    ),
  ).toEqual([['•'], ['Rigger']]);
});

test('a sign on the line of its text, or with one line alone, stays what it is', () => {
  expect(read(item('•', 52, 100), item('Rigger', 63, 100), item('Splicer', 63, 107))).toEqual([
    [],
    [],
  ]);
  expect(read(item('•', 52, 106), item('Rigger', 63, 100), item('Splicer', 63, 130))).toEqual([
    [],
    [],
  ]);
});

test('a dash is no sign of a list, and a sign between columns marks nothing', () => {
  expect(read(item('–', 52, 106), item('Rigger', 63, 100), item('Splicer', 63, 112))).toEqual([
    [],
    [],
  ]);
  expect(read(item('•', 52, 106), item('Rigger', 263, 100), item('Splicer', 263, 112))).toEqual([
    [],
    [],
  ]);
});
