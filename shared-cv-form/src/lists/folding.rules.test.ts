import { expect, test } from '@jest/globals';
import { allOpened, FOLDED, isFolded, opened, openedToo, toggled } from './folding.rules.ts';

const open = ({ open: keys }: { open: ReadonlySet<string> }) => [...keys];

test('a list of three is folded up, one of two is not', () => {
  expect([0, 1, 2, 3, 15].map(isFolded)).toEqual([false, false, false, true, true]);
});

test('one is open at a time', () => {
  const first = toggled(FOLDED, 'a');
  expect(open(first)).toEqual(['a']);
  expect(open(toggled(first, 'b'))).toEqual(['b']);
  expect(open(toggled(first, 'a'))).toEqual([]);
});

test('after all were opened each opens and closes alone', () => {
  const all = allOpened(['a', 'b', 'c']);
  const without = toggled(all, 'b');
  expect(open(without)).toEqual(['a', 'c']);
  expect(open(toggled(without, 'b'))).toEqual(['a', 'c', 'b']);
  expect(open(opened(all, 'd'))).toEqual(['a', 'b', 'c', 'd']);
});

test('what is asked for opens, and closes nothing where it is open already', () => {
  expect(open(opened(toggled(FOLDED, 'a'), 'b'))).toEqual(['b']);
  const wrong = openedToo(toggled(FOLDED, 'a'), ['b', 'c']);
  expect(open(wrong)).toEqual(['a', 'b', 'c']);
  expect(opened(wrong, 'c')).toBe(wrong);
});
