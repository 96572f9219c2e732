import { expect, test } from '@jest/globals';
import { shrunkLine, shrunkSpacing } from './shrink.rules.ts';

const LEAST = 0.6;
/** A document that has a page fewer from this factor down. */
const savedFrom = (spacing: number) => (tried: number) => (tried <= spacing ? 1 : 2);
const scrap = { pages: 2, filled: 0.25 };

test('gaps are closed no farther than saves the page', () => {
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.99))).toBe(0.95);
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.82))).toBe(0.8);
  expect(shrunkSpacing(LEAST, scrap, savedFrom(LEAST))).toBe(LEAST);
});

test('gaps stay as they are where closing them up saves no page', () => {
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.5))).toBe(1);
});

test.each([
  ['one page', { pages: 1, filled: 0.25 }, LEAST],
  ['a last page that is no scrap', { pages: 2, filled: 0.3 }, LEAST],
  ['gaps that somebody chose', scrap, 1],
])('of %s nothing is asked', (_name, ending, least) => {
  const asked = () => {
    throw new Error('asked');
  };
  expect(shrunkSpacing(least, ending, asked)).toBe(1);
});

test('lines come nearer only where gaps alone are not enough, and none nearer than those of compact are', () => {
  expect([1, 0.9, 0.8].map((spacing) => shrunkLine(1.4, spacing))).toEqual([1.4, 1.4, 1.4]);
  expect(shrunkLine(1.45, 0.7)).toBe(1.392);
  expect(shrunkLine(1.38, 0.6)).toBe(1.3);
  expect(shrunkLine(1.25, 0.6)).toBe(1.25);
});
