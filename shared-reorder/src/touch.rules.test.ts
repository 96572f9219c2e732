import { describe, expect, test } from '@jest/globals';
import { distance, isDragged, nearerEdge, scrollStep } from './touch.rules.ts';

test('a finger drags once it went further than it trembles', () => {
  expect(isDragged({ x: 10, y: 10 }, { x: 13, y: 14 })).toBe(false);
  expect(isDragged({ x: 10, y: 10 }, { x: 10, y: 18 })).toBe(true);
});

test('a point is away from a box by the shortest way', () => {
  const box = { left: 0, right: 100, top: 0, bottom: 40 };
  expect(distance({ x: 50, y: 20 }, box)).toBe(0);
  expect(distance({ x: 50, y: 90 }, box)).toBe(50);
  expect(distance({ x: -3, y: 44 }, box)).toBe(5);
});

describe('what is scrolled while a finger drags', () => {
  test('stays in the middle', () => {
    expect(scrollStep(400, 0, 800)).toBe(0);
    expect(scrollStep(72, 0, 800)).toBe(0);
  });

  test('moves towards the end that the finger is near to, faster the nearer', () => {
    expect(scrollStep(36, 0, 800)).toBe(-7);
    expect(scrollStep(0, 0, 800)).toBe(-14);
    expect(scrollStep(764, 0, 800)).toBe(7);
    expect(scrollStep(-50, 0, 800)).toBe(-14);
    expect(scrollStep(900, 0, 800)).toBe(14);
  });

  test('has a middle even when it is low', () => {
    expect(scrollStep(50, 0, 100)).toBe(0);
  });
});

test('the edge of a row is the one that the finger is nearer to', () => {
  const box = { left: 0, top: 100, width: 200, height: 40 };
  expect(nearerEdge('vertical', { x: 10, y: 110 }, box)).toBe('top');
  expect(nearerEdge('vertical', { x: 10, y: 130 }, box)).toBe('bottom');
  expect(nearerEdge('horizontal', { x: 10, y: 130 }, box)).toBe('left');
  expect(nearerEdge('horizontal', { x: 150, y: 110 }, box)).toBe('right');
});
