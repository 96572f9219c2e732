import { expect, test } from '@jest/globals';
import { rowsOf, withoutImplied, type Arrow } from './arrows.rules.ts';

const arrows = (...pairs: string[]): Arrow[] =>
  pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }));

test('an arrow that others imply is left out, however long the way round', () => {
  expect(withoutImplied(arrows('ab', 'bc', 'cd', 'ad', 'ac'))).toEqual(arrows('ab', 'bc', 'cd'));
});

test('two ways to one node are both shown', () => {
  const diamond = arrows('ab', 'ac', 'bd', 'cd');
  expect(withoutImplied(diamond)).toEqual(diamond);
});

test('a row holds what is imported from rows above it alone', () => {
  expect(rowsOf(['d', 'c', 'b', 'a', 'e'], arrows('ab', 'ac', 'bd', 'cd'))).toEqual([
    ['a', 'e'],
    ['c', 'b'],
    ['d'],
  ]);
});

test('a circle has no rows', () => {
  expect(() => rowsOf(['a', 'b', 'c'], arrows('ab', 'bc', 'cb'))).toThrow(
    'circle of imports: b, c',
  );
});
