import { expect, test } from '@jest/globals';
import {
  cutOf,
  firstCrop,
  MOST_ZOOM,
  moved,
  pixelsOf,
  placed,
  said,
  stepped,
  within,
  zoomed,
  type Crop,
  type Size,
} from './crop.rules.ts';

const LANDSCAPE = { width: 400, height: 200 };
const UPRIGHT = { width: 3_000, height: 4_000 };

/** Numbers between 0 and 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('it begins with the largest square, in the middle across and a little above the middle', () => {
  expect(cutOf(LANDSCAPE, firstCrop(LANDSCAPE))).toEqual({ left: 100, top: 0, side: 200 });
  expect(cutOf(UPRIGHT, firstCrop(UPRIGHT))).toEqual({ left: 0, top: 100, side: 3_000 });
  const square = { width: 7, height: 7 };
  expect(cutOf(square, firstCrop(square))).toEqual({ left: 0, top: 0, side: 7 });
});

test('a key moves by a twentieth of what is kept, and not out of the picture', () => {
  const start = zoomed(LANDSCAPE, firstCrop(LANDSCAPE), 2);
  expect(cutOf(LANDSCAPE, start)).toEqual({ left: 150, top: 50, side: 100 });
  expect(cutOf(LANDSCAPE, stepped(LANDSCAPE, start, 'right')).left).toBeCloseTo(155);
  expect(cutOf(LANDSCAPE, stepped(LANDSCAPE, start, 'left')).left).toBeCloseTo(145);
  expect(cutOf(LANDSCAPE, stepped(LANDSCAPE, start, 'down')).top).toBeCloseTo(55);
  expect(cutOf(LANDSCAPE, stepped(LANDSCAPE, start, 'up')).top).toBeCloseTo(45);
  const corner = moved(LANDSCAPE, start, [99, -99]);
  expect(cutOf(LANDSCAPE, corner)).toEqual({ left: 300, top: 0, side: 100 });
  expect(stepped(LANDSCAPE, corner, 'right')).toEqual(corner);
});

test('zoom keeps the middle where it can, and has two ends', () => {
  const start = firstCrop(LANDSCAPE);
  expect(zoomed(LANDSCAPE, start, 1 / 2)).toEqual(start);
  expect(zoomed(LANDSCAPE, start, 99).zoom).toBe(MOST_ZOOM);
  const far = moved(LANDSCAPE, zoomed(LANDSCAPE, start, 2), [99, 99]);
  expect(zoomed(LANDSCAPE, far, 1 / 2)).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
});

test('whatever is done, what is kept is a square in the picture, and the picture covers the stage', () => {
  const next = numbers(17);
  for (let round = 0; round < 300; round += 1) {
    const size: Size = {
      width: 1 + Math.floor(next() * 5_000),
      height: 1 + Math.floor(next() * 5_000),
    };
    let crop: Crop = within(size, { x: next() * 3 - 1, y: next() * 3 - 1, zoom: next() * 8 });
    crop = moved(size, crop, [next() * 4 - 2, next() * 4 - 2]);
    crop = zoomed(size, crop, next() * 3);
    const { left, top, side } = cutOf(size, crop);
    const slack = 1e-6;
    expect(left).toBeGreaterThanOrEqual(-slack);
    expect(top).toBeGreaterThanOrEqual(-slack);
    expect(left + side).toBeLessThanOrEqual(size.width + slack);
    expect(top + side).toBeLessThanOrEqual(size.height + slack);
    const at = placed(size, crop);
    expect(Math.max(at.left, at.top)).toBeLessThanOrEqual(slack);
    expect(Math.min(at.left + at.width, at.top + at.height)).toBeGreaterThanOrEqual(1 - slack);
  }
});

test('what is made is as large as what was kept, up to 1,000 pixels', () => {
  expect(pixelsOf(LANDSCAPE, firstCrop(LANDSCAPE))).toBe(200);
  expect(pixelsOf(UPRIGHT, firstCrop(UPRIGHT))).toBe(1_000);
  expect(pixelsOf(UPRIGHT, { x: 0.5, y: 0.5, zoom: 4 })).toBe(750);
  expect(pixelsOf({ width: 1, height: 1 }, { x: 0.5, y: 0.5, zoom: 4 })).toBe(1);
});

test('where it is is said in whole percents', () => {
  expect(said({ x: 0.333, y: 0.5, zoom: 1.21 })).toEqual({ left: 33, top: 50, zoom: 121 });
});
