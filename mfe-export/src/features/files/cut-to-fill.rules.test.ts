import { expect, test } from '@jest/globals';
import { cutToFill } from './cut-to-fill.rules.ts';

const middle = { x: 0.5, y: 0.5 };

test.each([
  ['a square in a square is whole', [400, 400], [100, 100], middle, [0, 0, 400, 400]],
  ['a wide one loses both sides', [800, 400], [100, 100], middle, [200, 0, 400, 400]],
  ['a small one is cut alike', [40, 80], [100, 100], middle, [0, 20, 40, 40]],
  [
    'an upright frame keeps the head',
    [400, 800],
    [100, 100],
    { x: 0.5, y: 0.25 },
    [0, 100, 400, 400],
  ],
] as const)('%s', (_what, [width, height], [wide, high], place, [left, top, w, h]) => {
  expect(cutToFill({ width, height }, { width: wide, height: high }, place)).toEqual({
    left,
    top,
    width: w,
    height: h,
  });
});
