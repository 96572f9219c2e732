import { expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { expectedDocument } from '../expected/expected-document.ts';

/** Findings about characters that are painted in this order, each at the column and row of `places`. */
function find(html: string, painted: readonly [word: string, column: number, row: number][]) {
  const glyphs = painted.flatMap(([word, column, row]) =>
    setLines([...Array.from({ length: row }, () => ''), ' '.repeat(column) + word]),
  );
  return checkGlyphs(expectedDocument(`<body><p>${html}</p></body>`), glyphs, () => 'a', ['a']);
}

test('words that stand on their line in another order than they are written are found', () => {
  const places = [
    ['Leadership', 16, 0],
    ['Project', 0, 0],
    ['Manager', 8, 0],
  ] as const;
  expect(
    find(
      'Leadership Project Manager',
      places.map((one) => [...one]),
    ),
  ).toEqual([{ kind: 'order', text: 'Leadership Manager', page: 1 }]);
});

test('a date at the other end of the line is in no wrong order', () => {
  expect(
    find('May Manager', [
      ['May', 40, 0],
      ['Manager', 0, 0],
    ]),
  ).toEqual([]);
});

test('lines of one paragraph from below are found, columns beside each other are not', () => {
  const words = 'One two';
  expect(
    find(words, [
      ['One', 0, 1],
      ['two', 0, 0],
    ]),
  ).toEqual([{ kind: 'order', text: 'One two', page: 1 }]);
  expect(
    find(words, [
      ['One', 0, 1],
      ['two', 30, 0],
    ]),
  ).toEqual([]);
});
