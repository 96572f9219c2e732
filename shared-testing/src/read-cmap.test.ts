import { expect, test } from '@jest/globals';
import { readCmap } from './read-cmap.ts';

const words = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 0xff]);
const long = (value: number) => words(value >>> 16, value & 0xffff);

test('letters of segments and of groups have their glyphs', () => {
  // A and B by what is added to them, C by a list of which D has none.
  const segments = [
    ...words(4, 48, 0, 6, 0, 0, 0, 0x42, 0x44, 0xffff, 0, 0x41, 0x43, 0xffff),
    ...words(0x10000 - 0x40, 5, 1, 0, 4, 0, 20, 0),
  ];
  const groups = [...words(12, 0), ...long(28), ...long(0), ...long(1)];
  const first = 4 + 2 * 8;
  const table = [
    ...words(0, 2),
    ...[...words(3, 1), ...long(first), ...words(3, 10), ...long(first + segments.length)],
    ...segments,
    ...[...groups, ...long(0x1f600), ...long(0x1f601), ...long(70)],
  ];
  expect([...readCmap(new Uint8Array(table))]).toEqual([
    [0x41, 1],
    [0x42, 2],
    [0x43, 25],
    [0x1f600, 70],
    [0x1f601, 71],
  ]);
});

test('a table of nothing tells of no glyph', () => {
  expect(readCmap(new Uint8Array(4)).size).toBe(0);
});
