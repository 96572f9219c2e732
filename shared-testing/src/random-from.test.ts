import { expect, test } from '@jest/globals';
import { randomFrom } from './random-from.ts';

const numbers = (seed: number) => Array.from({ length: 1_000 }, randomFrom(seed));

test('the same seed gives the same numbers, another one others', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)[0]).not.toBe(numbers(8)[0]);
});

test('the numbers lie from 0 to below 1, everywhere', () => {
  const tenths = numbers(20_261_121).map((number) => Math.floor(number * 10));
  expect([...new Set(tenths)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
