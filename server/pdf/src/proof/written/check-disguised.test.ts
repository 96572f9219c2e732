import { expect, test } from '@jest/globals';
import { checkDisguised } from './check-disguised.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const find = (text: string) =>
  checkDisguised(expectedDocument(`<body>${text}</body>`)).map((finding) => finding.text);

test('words in letters of formulas, in circles or in small capitals of phonetics are found', () => {
  expect(find('\u{1d40c}\u{1d41a}\u{1d42b}\u{1d42d}\u{1d41a} Lindqvist')).toHaveLength(1);
  expect(find('Good at \u24bd\u24e8\u24d3\u24e1\u24d0')).toEqual([
    '\u24bd\u24e8\u24d3\u24e1\u24d0',
  ]);
  expect(find('\u1d0d\u1d00\u0280\u1d1b\u1d00')).toHaveLength(1);
});

test('a sign of a formula, raised letters behind a word and numbers in circles are not found', () => {
  expect(
    find('the constant \u{1d70b}, M\u1d50\u1d49 Durand, step \u2460, No\u00aa, \u00a9'),
  ).toEqual([]);
});

test('letters under lines, in stacks of marks, and signs that stand for letters are found', () => {
  for (const word of [
    'H\u0332a\u0332r\u0332r\u0332y\u0332',
    'L\u0336e\u0336d\u0336',
    'c\u0338o\u0338o\u0338k\u0338',
    'l\u0301\u0302\u0303\u0308ate',
    '\u217cate',
    'de\u217civery',
    '\u20b5ut',
    '\u20a4ate',
    '\u249e\u24b0\u24af',
    '\u{1f1ed}\u{1f1e6}\u{1f1f7}\u{1f1f7}\u{1f1fe}',
  ])
    expect({ word, found: find(`Led ${word} on`) }).toEqual({ word, found: [word] });
});

test.each([
  ['letters of full width', 'Ｍａｒｉａ Keller', 'Ｍａｒｉａ'],
  ['radicals', '⼤⽊ 一子', '⼤⽊'],
  ['phonetic letters that look plain', 'Led ɑnsible and git', 'ɑnsible'],
  ['a phonetic letter in a name', 'Mɑriɑ Keller', 'Mɑriɑ'],
  ['one at the beginning', 'Knows ɡit well', 'ɡit'],
  ['a word upside down', 'uoɥʇʎԀ and more', 'uoɥʇʎԀ'],
  ['another one', 'the ǝɔuǝıɹǝdxƎ of', 'ǝɔuǝıɹǝdxƎ'],
  ['letters in circles of their own', 'S\u20ddQ\u20ddL\u20dd', 'S\u20ddQ\u20ddL\u20dd'],
])('%s are found', (_, text, word) => {
  expect(find(text)).toEqual([word]);
});

test.each([
  ['letters of full width among Chinese characters', 'ＩＴ企業、ＮＴＴ'],
  ['a transcription', 'The sound [ɡ], /ɡet/ and [ɑn], [ˈmɯɹʇ] and (/ɡɑ/)'],
  ['a letter of phonetics by itself', 'a voiced ɡ and ɑ-fronting'],
  ['languages of Africa', 'Kǝlǝma, Ɛwɛ, gbɔŋɔ, ɓaɗe, ƙarfe, Bɑ̀mɛ́n'],
  ['characters', '大木 一子 人工智能'],
  ['Azerbaijani', 'Bakı Dövlət Universiteti, müəllim'],
])('%s are not found', (_, text) => {
  expect(find(text)).toEqual([]);
});

test('a mean, a numeral, money, flags and letters with the marks of their languages are not found', () => {
  expect(
    find(
      'x\u0305 = 4, Henry \u2163, \u20a65,000, 20\u20b5, e\u0323\u0301ye\u0323 M\u1ecd\u0301 *h\u2082\u0155\u0325t\u1e31os \u{1f1e9}\u{1f1ea}\u{1f1eb}\u{1f1f7}',
    ),
  ).toEqual([]);
});

test('letters that only programs see are found, behind a word and alone, and those of a flag are not', () => {
  const unseen = '\u{e0068}\u{e0069}\u{e0072}\u{e0065}';
  expect(find(`move${unseen}`)).toEqual(['move[U+E0068…]']);
  expect(find(`Led the mo\u00adve ${unseen} on time`)).toEqual(['move [U+E0068…] on']);
  expect(find(unseen)).toEqual(['[U+E0068…]']);
  const wales = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
  expect(find(`Cardiff ${wales}`)).toEqual([]);
});

test('selectors, operators and directions within words are found, and where they belong they are not', () => {
  for (const word of [
    'Led\ufe01\ufe02',
    'L\u2063ed',
    'L\u200eed',
    'led\u2060ger',
    'Led\u{1d173}the',
    'settle\u200dment',
    'event\u200csourced',
    'led\u061cger',
    'L\u17b5ed',
    'L\u{e0fff}ed',
  ])
    expect(find(word)).toEqual([
      expect.stringMatching(/^[a-zA-Z]+\[U\+[0-9A-F]{4,5}…?\]([a-z]*)$/),
    ]);
  for (const word of [
    '\u2764\ufe0f',
    '\u845b\u{e0100}\u57ce',
    '\u200eLed',
    'שלום\u200f',
    'می\u200cروم',
    'क्\u200dष',
  ])
    expect(find(word)).toEqual([]);
});

test('joiners and Arabic marks of direction between letters that are not joined are found', () => {
  expect(find('the led\u061cger')).toEqual(['led[U+061C]ger']);
  expect(find('settle\u200dment, event\u200c-sourced')).toEqual([
    'settle[U+200D]ment,',
    'event[U+200C]-sourced',
  ]);
  for (const word of [
    '\u0645\u06cc\u200c\u0631\u0648\u0645',
    'PDF\u200c\u0647\u0627',
    '\u0647\u200d.',
    '\u0915\u094d\u200d\u0937',
    '\u{1f469}\u200d\u{1f4bb}',
  ])
    expect(find(word)).toEqual([]);
});

test('letters that nobody sees are told with their word and its page', () => {
  const document = expectedDocument('<body><p>One</p><p>set\u2063tled \u2063\u2063 two</p></body>');
  const found = checkDisguised(document, [{ page: 1 }, { page: 2 }, { page: 3 }]);
  expect(found.map(({ text, page }) => [text, page])).toEqual([
    ['set[U+2063]tled', 2],
    ['set[U+2063]tled [U+2063…] two', 3],
  ]);
});
