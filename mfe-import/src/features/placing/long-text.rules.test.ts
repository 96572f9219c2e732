import { expect, test } from '@jest/globals';
import { beginningOf } from './long-text.rules.ts';

test('of a text that is too long the beginning is shown, a sign of two halves whole or not at all', () => {
  expect(beginningOf('Rowing', 6)).toBe('Rowing');
  expect(beginningOf('Rowing club', 6)).toBe('Rowing…');
  expect(beginningOf('Rowin🚂 club', 6)).toBe('Rowin…');
});
