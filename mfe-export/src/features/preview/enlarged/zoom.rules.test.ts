import { expect, test } from '@jest/globals';
import { clampZoom, firstZoom, stepZoom, wheelFactor, zoomByKey, zoomRange } from './zoom.rules.ts';

const SHEET = 794;
const range = zoomRange(1);

test('begins at the paper’s own size, and smaller where the sheet would not fit', () => {
  expect(firstZoom(1_400, SHEET)).toBe(1);
  expect(firstZoom(320, SHEET)).toBeCloseTo(0.403, 3);
  expect(firstZoom(0, SHEET)).toBe(1);
});

test('goes by steps from 50 to 200 % and stays there', () => {
  const ways = (way: 'in' | 'out') => {
    const seen = [1];
    for (let step = 0; step < 6; step += 1) seen.push(stepZoom(seen.at(-1) ?? 1, way, range));
    return seen;
  };
  expect(ways('in')).toEqual([1, 1.25, 1.5, 1.75, 2, 2, 2]);
  expect(ways('out')).toEqual([1, 0.75, 0.5, 0.5, 0.5, 0.5, 0.5]);
});

test('between two steps the next one is near, in a narrow window the fitting size is the least', () => {
  expect(stepZoom(1.1, 'in', range)).toBe(1.25);
  expect(stepZoom(1.1, 'out', range)).toBe(1);
  expect(stepZoom(0.999, 'in', range)).toBe(1.25);
  const narrow = zoomRange(0.4);
  expect(stepZoom(0.5, 'out', narrow)).toBe(0.4);
  expect(stepZoom(0.4, 'in', narrow)).toBe(0.5);
  expect(clampZoom(0.1, narrow)).toBe(0.4);
  expect(clampZoom(9, narrow)).toBe(2);
});

test('the browser’s own keys zoom, alone as well; with Alt they do not', () => {
  const asked = (altKey: boolean) =>
    ['+', '=', '-', '_', '0', '1'].map((key) => zoomByKey({ key, altKey }));
  expect(asked(false)).toEqual(['in', 'in', 'out', 'out', 'reset', undefined]);
  expect(new Set(asked(true))).toEqual(new Set([undefined]));
});

test('there and back by the wheel is where it began; a notch is about a quarter, whatever it is counted in', () => {
  const up = wheelFactor({ deltaY: -100, deltaMode: 0 });
  expect(up).toBeCloseTo(1.25, 1);
  expect(up * wheelFactor({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1, 10);
  expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBeGreaterThan(1.1);
  expect(wheelFactor({ deltaY: -9_000, deltaMode: 0 })).toBe(up);
});
