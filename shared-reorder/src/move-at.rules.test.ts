import { expect, test } from '@jest/globals';
import { keyTarget, moveAt } from './move-at.rules.ts';

test('an entry goes to its new place and the others close up', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveAt(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveAt(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveAt(list, 1, 1)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});

test('a place outside of the list changes nothing', () => {
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [-1, 0],
    [3, 0],
    [0, 0.5],
    [NaN, 1],
  ] as const) {
    expect(moveAt(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
  }
});

test('a move and its way back give the same list, whatever the list', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let run = 0; run < 200 * Number(process.env['SOAK'] ?? 1); run += 1) {
    const list = Array.from({ length: 1 + random(12) }, (_none, index) => index);
    const [from, to] = [random(list.length), random(list.length)];
    const moved = moveAt(list, from, to);
    expect(moved[to]).toBe(from);
    expect(moved.filter((entry) => entry !== from)).toEqual(list.filter((entry) => entry !== from));
    expect(moveAt(moved, to, from)).toEqual(list);
  }
});

test('arrow keys lead to the neighbours, Home and End to the ends', () => {
  const targets = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Home', 'End', 'Enter'];
  expect(targets.map((key) => keyTarget(key, 2, 5))).toEqual([1, 1, 3, 3, 0, 4, undefined]);
});
