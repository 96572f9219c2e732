import { expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { inOwnOrder, isApart } from './glyph-runs.rules.ts';

const read = (...parts: readonly ReturnType<typeof setLines>[]) =>
  inOwnOrder(parts.flat())
    .map(({ text }) => text)
    .join('');

test('what shares a line with letters from right to left is read from the left again, with the lines above it', () => {
  const hebrew = setLines(['', '    םולש'], { content: 1 });
  expect(read(setLines(['', 'def']).toReversed(), hebrew)).toBe('defםולש');
  expect(read(setLines(['', 'def']), setLines(['ab-']), hebrew)).toBe('ab-defםולש');
});

test('what is painted from above stays as it is, and so do letters from right to left', () => {
  expect(read(setLines(['ab', 'cd']))).toBe('abcd');
  // the next column
  expect(read(setLines(['', 'ab']), setLines(['      cd']))).toBe('abcd');
  expect(read(setLines(['', 'בא']), setLines(['םולש']))).toBe('באםולש');
});

test('behind a letter of which the ink alone is told a space must be wider, but not behind a hook', () => {
  const apart = (text: string) => {
    const [before, after] = setLines([text]);
    if (!before || !after) return undefined;
    const gap = 0.12 * before.size;
    const { right } = before.advance;
    const isGuess = { ...before, advance: { ...before.advance, isGuess: true } };
    return isApart(isGuess, { ...after, advance: { ...after.advance, left: right + gap } });
  };
  expect([apart('is'), apart('fs')]).toEqual([false, true]);
});
