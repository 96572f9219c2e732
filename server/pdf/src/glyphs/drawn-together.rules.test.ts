import { expect, test } from '@jest/globals';
import { drawnTogether } from './drawn-together.rules.ts';

const part = (left: number, right: number, isGuess = true) => ({
  content: 1,
  ink: { left, right, bottom: 44, top: 46, ...(isGuess && { isGuess }) },
});

test('the parts of one drawing are looked for in all of it, others each in its own place', () => {
  const edges = (glyphs: ReturnType<typeof part>[]) =>
    drawnTogether(glyphs).map(({ left, right }) => [left, right]);
  expect(edges([part(0, 1), part(1, 2), part(2, 3), part(4, 5)])).toEqual([
    [0, 3],
    [0, 3],
    [0, 3],
    [4, 5],
  ]);
  expect(edges([part(0, 1), part(1, 2, false)])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const taller = { ...part(1, 2), ink: { ...part(1, 2).ink, top: 47 } };
  expect(edges([part(0, 1), taller])[0]).toEqual([0, 1]);
});
