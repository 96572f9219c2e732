import { expect, test } from '@jest/globals';
import { shrunkSpacing } from './shrink.rules.ts';

const LEAST = 0.85;
/** A document that has a page fewer from this factor down. */
const savedFrom = (spacing: number) => (tried: number) => (tried <= spacing ? 1 : 2);
const scrap = { pages: 2, filled: 0.05 };

test('gaps are closed no farther than saves the page', () => {
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.99))).toBe(0.97);
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.9))).toBe(0.88);
  expect(shrunkSpacing(LEAST, scrap, savedFrom(LEAST))).toBe(LEAST);
});

test('gaps stay as they are where closing them up saves no page', () => {
  expect(shrunkSpacing(LEAST, scrap, savedFrom(0.8))).toBe(1);
});

test.each([
  ['one page', { pages: 1, filled: 0.05 }, LEAST],
  ['a last page that is no scrap', { pages: 2, filled: 0.12 }, LEAST],
  ['gaps that somebody chose', scrap, 1],
])('of %s nothing is asked', (_name, ending, least) => {
  const asked = () => {
    throw new Error('asked');
  };
  expect(shrunkSpacing(least, ending, asked)).toBe(1);
});
