import { describe, expect, test } from '@jest/globals';
import { boxesOf, markedBy } from './marks.rules.ts';
import type { PageItem } from './page-items.ts';
import type { Shape } from './page-shapes.ts';

const item = (text: string, x: number, y: number, bold = false): PageItem => ({
  ...{ text, x, y, bold, width: text.length * 5, size: 10, italic: false, font: 'f' },
});
const dot = (x: number, y: number, size = 3): Shape => ({
  ...{ left: x, right: x + size, top: y - 5, bottom: y - 5 + size },
});
const marked = (items: readonly PageItem[], shapes: readonly Shape[]) =>
  [...markedBy(items, shapes)].map(({ text }) => text);

describe('a dot that is drawn', () => {
  test('marks the text that it stands before', () => {
    const items = [item('First', 62, 100), item('goes on', 62, 112), item('Second', 62, 124)];
    expect(marked(items, [dot(52, 100), dot(52, 124)])).toEqual(['First', 'Second']);
  });

  test('marks nothing where text stands before it, where several stand, or where it is large', () => {
    const items = [item('English', 20, 100), item('Second', 62, 124), item('Third', 62, 148)];
    const rating = [dot(60, 100), dot(66, 100)];
    expect(marked(items, [...rating, dot(48, 148, 6), dot(46, 124), dot(52, 124)])).toEqual([]);
  });

  test('can have any form where the same one comes again', () => {
    const items = [100, 124, 148].map((y) => item(`Item ${y}`, 62, y));
    const sign = (y: number): Shape => ({ left: 52, right: 55, top: y - 6, bottom: y });
    expect(marked(items, [sign(100), sign(124), sign(148)])).toHaveLength(3);
    expect(marked(items, [sign(100), sign(124)])).toEqual([]);
  });

  test('of a time line, before bold names, is no list', () => {
    const items = [item('Cook', 62, 100, true), item('Waiter', 62, 160, true)];
    expect(marked(items, [dot(52, 100), dot(52, 160)])).toEqual([]);
  });
});

test('words in boxes are told apart by them', () => {
  const [one, other] = [item('SQL', 52, 100), item('Python', 80, 100)];
  const box = (left: number, right: number): Shape => ({ left, right, top: 89, bottom: 104 });
  const boxes = boxesOf([one, other], [box(48, 71), box(76, 114)]);
  expect([boxes.get(one)?.left, boxes.get(other)?.left]).toEqual([48, 76]);
});
