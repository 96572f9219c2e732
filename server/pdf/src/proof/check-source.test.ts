import { expect, test } from '@jest/globals';
import { checkSource } from './check-source.ts';
import { expectedDocument } from './expected-document.ts';

const find = (html: string) =>
  checkSource(expectedDocument(`<body>${html}</body>`).words).map(({ text }) => text);

test.each([
  ['a word with a line break in it', '<p>Leader<br>ship</p>', 'Leader ship'],
  ['letters as words', '<p>M a n a g e r</p>', 'Manager'],
  ['an address that goes on after its @', '<p>ana@<br>example.org</p>', 'ana@ example.org'],
  ['an address before its @', '<p>ana<br>@example.org</p>', 'ana @example.org'],
  ['an address at a dot', '<p>ana@example.<br>org</p>', 'ana@example. org'],
  [
    'an address in two cells',
    '<table><tr><td>ana</td><td>@example.org</td></tr></table>',
    'ana @example.org',
  ],
  ['an address in three words', '<p>ana @ example.org</p>', 'ana @ example.org'],
  ['a web address', '<p>https://example.org/portf<br>olio</p>', 'https://example.org/portf olio'],
])('%s is found', (_, html, text) => {
  expect(find(html)).toEqual([text]);
});

test.each([
  ['lines of an address', '<p>Rowan Hale<br>London</p>'],
  ['small words of two lines', '<p>too<br>plain</p>'],
  ['a list by hand', '<p>python<br>java</p>'],
  ['a line break beside white space', '<p>every <br>day</p>'],
  ['a web address at its slash', '<p>https://example.org/<br>portfolio</p>'],
  ['an address at the end of a sentence', '<p>Write to ana@example.org. She answers.</p>'],
  ['initials', '<p>J R R Tolkien</p>'],
])('%s is not', (_, html) => {
  expect(find(html)).toEqual([]);
});
