import { expect, test } from '@jest/globals';
import { pastedList } from './pasted-list.ts';

test.each([
  ['• One\r\n• Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['- One\n\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['– One\n– Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['•One', '<ul><li>One</li></ul>'],
  [
    'I did:\n• a <b>\n  and more\n• b\nThen left.',
    '<p>I did:</p><ul><li>a &lt;b&gt; and more</li><li>b</li></ul><p>Then left.</p>',
  ],
])('%j has a list in it', (text, html) => {
  expect(pastedList(text)).toBe(html);
});

test.each(['', 'One\nTwo', '– said he', '-5 degrees\n-6 degrees', 'a - b\nc - d'])(
  '%j has none',
  (text) => {
    expect(pastedList(text)).toBeUndefined();
  },
);
