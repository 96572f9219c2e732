import { expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { expectedDocument } from '../expected/expected-document.ts';
import { lineLetters } from './line-letters.rules.ts';

/** What is written, and its lines as they are seen from left to right. */
function read(html: string, lines: readonly string[]) {
  const { words } = expectedDocument(`<body><p>${html}</p></body>`);
  return lineLetters(words, setLines(lines))
    ?.letters.map(({ letter }) => letter)
    .join('');
}

test.each([
  ['a line from right to left', 'שלום עולם', ['םלוע םולש']],
  ['a line that goes on below', 'שלום עולם טוב', ['םלוע םולש', 'בוט']],
  ['Latin words within it', 'עבדתי עם React 19 שנים', ['םינש React 19 םע יתדבע']],
  ['words within a line from left to right', 'with שלום עולם here', ['with םלוע םולש here']],
  [
    'an element of the other direction',
    'טל <bdi dir="ltr">+49 170</bdi> שלום',
    ['םולש +49 170 לט'],
  ],
  ['boxes of their own', '<span>abc</span> <span>+49</span> <span>טל</span>', ['לט +49 abc']],
  ['paragraphs parted by a line break', 'abc<br>שלום def', ['abc', 'def םולש']],
])('%s is read in the order in which it is written', (_, html, lines) => {
  const letters = html.replace(/<[^>]*>|[^\p{L}\p{N}]/gu, '');
  expect(read(html, lines)).toBe(letters.toLowerCase());
});

test.each([
  ['letters that run the other way', 'שלום עולם', ['שלום עולם']],
  ['words that run the other way', 'שלום עולם', ['םולש םלוע']],
  ['lines from below', 'שלום עולם טוב', ['בוט', 'םלוע םולש']],
  ['other letters', 'שלום', ['םולת']],
])('%s are not', (_, html, lines) => {
  expect(read(html, lines)).toBeUndefined();
});

test.each([
  ['from its far end', 6],
  ['where a justified line goes on', 40],
])('a line to which a reader comes back %s is one line', (_, column) => {
  const set = (text: string, left: number, row: number) =>
    setLines([...Array.from({ length: row }, () => ''), ' '.repeat(left) + text]);
  const { words } = expectedDocument('<body><p>שלום עולם טוב</p></body>');
  const back = set('םולש', column, 0).toReversed();
  const read = lineLetters(words, [...set('םלוע', 0, 0), ...set('בוט', 0, 1), ...back]);
  expect(read?.letters.map(({ letter }) => letter).join('')).toBe('שלוםעולםטוב');
});
