import { expect, test } from '@jest/globals';
import { blockText } from './block-text.rules.ts';

const head = ['Baker', 'Corner Oven'];

test('a block is its text and its list, without marks of formatting', () => {
  expect(
    blockText({ head, markdown: 'Bread for **two** towns.', lines: ['Sourdough', ' ', 'Rye '] }),
  ).toBe('Bread for two towns.\n\n- Sourdough\n- Rye');
});

test.each([
  ['text alone', { markdown: 'Bread.' }, 'Bread.'],
  ['a list alone', { lines: ['Rye'] }, '- Rye'],
  ['neither: its head', { markdown: ' ', lines: [] }, 'Baker\nCorner Oven'],
])('a block with %s', (_what, parts, text) => {
  expect(blockText({ head, ...parts })).toBe(text);
});
