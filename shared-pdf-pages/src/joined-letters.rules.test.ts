import { expect, test } from '@jest/globals';
import { withLetters } from './joined-letters.rules.ts';

test('a word of shapes is the word of its letters, joined pairs among them', () => {
  expect(withLetters('\uFEB3\uFEE0\uFEE4\uFEF0')).toBe('\u0633\u0644\u0645\u0649');
  expect(withLetters('\uFEFB')).toBe('\u0644\u0627');
});

test('letters, vowel signs, numbers and other scripts stay as they are', () => {
  const text = 'عمّان، 240 سريراً – C++ ① ½ ﬁ';
  expect(withLetters(text)).toBe(text);
});
