import { expect, test } from '@jest/globals';
import { movedItems } from './moved.rules.ts';

const told = (before: string, after: string, order?: number[]) => {
  const { moved, kept } = movedItems([...before], [...after], order);
  return [moved.map(({ text, from, to }) => `${text} ${from}→${to}`).join(', '), kept];
};

test.each([
  ['ABC', 'ABC', '', 3],
  ['AB', 'BA', 'B 2→1', 1],
  ['ABCD', 'DABC', 'D 4→1', 3],
  ['ABCD', 'BCDA', 'A 1→4', 3],
  ['ABCD', 'DCBA', 'D 4→1, C 3→2, B 2→3', 1],
  ['ABC', 'CBA', 'C 3→1, A 1→3', 1],
  ['ABCDE', 'DECAB', 'D 4→1, E 5→2, A 1→4, B 2→5', 1],
  ['', '', '', 0],
])('%s to %s moves "%s" and leaves %i', (before, after, moved, kept) => {
  expect(told(before, after)).toEqual([moved, kept]);
});

test('of equal texts the order says which one moved; one that does not fit is not believed', () => {
  expect(told('AAB', 'BAA', [2, 0, 1])).toEqual(['B 3→1', 2]);
  expect(told('AAB', 'BAA', [2, 1, 0])).toEqual(['B 3→1, A 1→3', 1]);
  expect(told('AB', 'BA', [0, 1])).toEqual(['B 2→1', 1]);
  expect(told('AB', 'BX', [])).toEqual(['', 2]);
});
