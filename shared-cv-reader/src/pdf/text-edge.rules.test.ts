import { expect, test } from '@jest/globals';
import { textEdge } from './text-edge.rules.ts';

const item = (x: number, end: number) => ({
  ...{ text: 'text', x, y: 0, width: end - x, size: 10, bold: false, italic: false, font: 'f' },
});

test('text begins where dates beside it end, though a space moves them a little', () => {
  const rows = [
    [item(70, 121.3), item(128, 400)],
    [item(78, 119.7), item(128, 250)],
    [item(75, 121.3), item(128, 360)],
    [item(79, 119.7), item(128, 500)],
  ];
  expect(textEdge(rows)).toBe(128);
});

test('words that stand one below the other by chance are no edge', () => {
  const rows = [
    [item(60, 90), item(128, 400)],
    [item(64, 110), item(128, 250)],
    [item(70, 121), item(128, 360)],
    [item(80, 126), item(128, 500)],
  ];
  expect(textEdge(rows)).toBeUndefined();
});
