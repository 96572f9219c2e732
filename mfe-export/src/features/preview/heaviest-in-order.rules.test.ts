import { expect, test } from '@jest/globals';
import { heaviestInOrder } from './heaviest-in-order.rules.ts';

const stays = (...things: [from: number, weight: number][]) =>
  [...heaviestInOrder(things.map(([from, weight]) => ({ from, weight })))]
    .map(({ from }) => from)
    .sort();

test('what kept its order stays', () => {
  expect(stays([0, 1], [1, 1], [2, 1])).toEqual([0, 1, 2]);
});

test('the lighter of two that changed places moves', () => {
  expect(stays([0, 5], [2, 90], [1, 10], [3, 5])).toEqual([0, 2, 3]);
  expect(stays([0, 5], [2, 10], [1, 90], [3, 5])).toEqual([0, 1, 3]);
});

test('many light ones together outweigh one that is heavier than each', () => {
  expect(stays([3, 5], [0, 2], [1, 2], [2, 2])).toEqual([0, 1, 2]);
});

test('nothing stays of nothing', () => {
  expect(stays()).toEqual([]);
});
