import { expect, test } from '@jest/globals';
import { contentArea, pageCss } from './page-geometry.ts';

test.each([
  ['A4', 'one', 643, 1002],
  ['A4', 'two', 794, 1010],
  ['A4', 'letter', 598, 942],
  ['Letter', 'one', 665, 936],
  ['Letter', 'two', 816, 943],
  ['Letter', 'letter', 620, 875],
] as const)(
  '%s, page type %s: %d × %d pixels, as Chromium prints it',
  (paper, type, width, height) => {
    expect(contentArea(paper, type)).toEqual({ width, height });
  },
);

test('the sidebar is painted by its page type alone, as an image, with values written out', () => {
  const rules = pageCss('Letter', { bg: '#ffffff', side: '#e9edef' }).split('\n');
  expect(rules.filter((rule) => rule.includes('background-image'))).toEqual([
    expect.stringMatching(/^@page two\{.*url\("data:image\/svg\+xml,.*%23e9edef.*"\)/),
  ]);
  expect(rules[0]).toMatch(/^@page\{size:Letter;/);
  expect(rules.join('')).not.toContain('var(');
});
