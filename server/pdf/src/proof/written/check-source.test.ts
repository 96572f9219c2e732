import { expect, test } from '@jest/globals';
import { checkSource } from './check-source.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const find = (html: string) =>
  checkSource(expectedDocument(`<body>${html}</body>`).words).map(({ text }) => text);

test.each([
  ['a word with a line break in it', '<p>Leader<br>ship</p>', 'Leader ship'],
  ['a word hyphenated by hand', '<p>Kuber-<br>netes</p>', 'Kuber- netes'],
  ['one that the document has elsewhere', '<p>data-<br>base, database</p>', 'data- base,'],
  ['a web address at its hyphen', '<p>ana.io/my-<br>work</p>', 'ana.io/my- work'],
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
  ['a name behind a sign that turns it round', '<p>\u202eaivliS</p>', 'aivliS'],
  ['such a sign before an element', '<p>\u202e <b>aivliS</b></p>', 'aivliS'],
  ['a sign that sets letters of Hebrew from the left', '<p>\u202dשלום</p>', 'שלום'],
  ['an empty letter of Braille for a space', '<p>led\u2800teams</p>', 'led\u2800teams'],
])('%s is found', (_, html, text) => {
  expect(find(html)).toEqual([text]);
});

test.each([
  ['a compound at its hyphen', '<p>State-<br>of-the-art, Full-<br>time</p>'],
  ['a hyphen for the end of another word', '<p>Ein-<br>und Ausgabe</p>'],
  ['a hyphen before a capital', '<p>Saint-<br>Denis</p>'],
  ['lines of an address', '<p>Rowan Hale<br>London</p>'],
  ['small words of two lines', '<p>too<br>plain</p>'],
  ['a list by hand', '<p>python<br>java</p>'],
  ['a line break beside white space', '<p>every <br>day</p>'],
  ['a web address at its slash', '<p>https://example.org/<br>portfolio</p>'],
  ['an address at the end of a sentence', '<p>Write to ana@example.org. She answers.</p>'],
  ['a number that is set from the left', '<p>\u202d+972 3 555 0148\u202c</p>'],
  ['a name of its own direction', '<p>at \u2068מקורות\u2069 until 2019</p>'],
])('%s is not', (_, html) => {
  expect(find(html)).toEqual([]);
});
