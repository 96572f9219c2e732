import { expect, test } from '@jest/globals';
import { nextDoubt, stopsOf, UNPLACED } from './doubts.rules.ts';

test('goes through the doubts in their order, and round again', () => {
  const first = nextDoubt(['a', 'b', 'c'], undefined);
  const second = nextDoubt(['a', 'b', 'c'], first);
  const third = nextDoubt(['a', 'b', 'c'], second);
  expect([first, second, third].map((one) => one?.path)).toEqual(['a', 'b', 'c']);
  expect(nextDoubt(['a', 'b', 'c'], third)?.path).toBe('a');
});

test('a doubt that is settled gives its place to the next one', () => {
  expect(nextDoubt(['a', 'c'], { path: 'b', index: 1 })?.path).toBe('c');
  expect(nextDoubt(['a', 'b'], { path: 'c', index: 2 })?.path).toBe('a');
});

test('without doubts there is none', () => {
  expect(nextDoubt([], { path: 'a', index: 0 })).toBeUndefined();
});

test('behind the doubts stands what is not placed, also where there is no doubt', () => {
  expect(stopsOf(['a', 'b'], 2)).toEqual(['a', 'b', UNPLACED]);
  expect(stopsOf([], 1)).toEqual([UNPLACED]);
  expect(stopsOf(['a'], 0)).toEqual(['a']);
});
