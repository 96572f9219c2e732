import { describe, expect, test } from '@jest/globals';
import { setLines } from '../glyphs/glyph.fixture.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { expectedDocument } from './expected-document.ts';

const find = (text: string, lines: readonly string[], change = {}) =>
  checkGlyphs(expectedDocument(`<body><p>${text}</p></body>`), setLines(lines, change), () => 'a', [
    'a',
  ]);

describe('a line may end', () => {
  test.each([
    ['between words', 'Senior Engineer', ['Senior', 'Engineer']],
    ['at a hyphen that was set for it', 'Engi\u00adneer', ['Engi-', 'neer']],
    ['at a hyphen of the word', 'well-known', ['well-', 'known']],
    ['after a slash', 'Research/Development', ['Research/', 'Development']],
    ['between Chinese characters', '软件工程师', ['软件', '工程师']],
    ['between a Latin word and kana', 'Reactを使用', ['React', 'を使用']],
    ['after / . and - of an address', 'github.com/ana-b', ['github.', 'com/', 'ana-', 'b']],
    ['between two years', '2018 – 2024', ['2018 –', '2024']],
  ])('%s', (_, text, lines) => {
    expect(find(text, lines)).toEqual([]);
  });
});

describe('what the end of a line tears is named:', () => {
  test.each([
    ['a word', 'Engineer', ['Engi', 'neer'], 'Engineer'],
    ['a word of one letter a line', 'Comp', ['C', 'o', 'm', 'p'], 'Comp'],
    ['a Korean word', '개발자 서울', ['개발', '자 서울'], '개발자'],
    ['an e-mail address, even at its hyphen', 'ana-b@x.org', ['ana-', 'b@x.org'], 'ana-b@x.org'],
    [
      'an address within a name',
      'github.com/anabel',
      ['github.com/ana', 'bel'],
      'github.com/anabel',
    ],
    [
      'a telephone number',
      'Call +49 170 1234567 now',
      ['Call +49 170', '1234567 now'],
      '+49 170 1234567',
    ],
  ])('%s', (_, text, lines, torn) => {
    expect(find(text, lines)).toEqual([{ kind: 'torn', text: torn, page: 1 }]);
  });
});

test('words whose places run together are found, although the file parts them', () => {
  expect(find('Java Python', ['JavaPython'])).toEqual([{ kind: 'words', text: 'Python', page: 1 }]);
});

test('a word whose letters stand apart is found', () => {
  expect(find('Java', ['J a v a'])).toEqual([{ kind: 'words', text: 'Java', page: 1 }]);
});

test('what is hardly told from what lies behind it is named in one piece a line', () => {
  expect(find('Not seen here', ['Not seen', 'here'], { contrast: 1.4 })).toEqual([
    { kind: 'unseen', text: 'Not seen', page: 1 },
    { kind: 'unseen', text: 'here', page: 1 },
  ]);
});

test('what is too small is named', () => {
  expect(find('ab', ['ab'], { size: 3.9 })).toMatchObject([{ kind: 'small', text: 'ab' }]);
  expect(find('ab', ['ab'], { size: 4 })).toEqual([]);
});

test('a mark that is not seen is no word', () => {
  expect(find('•', ['•'], { contrast: 1 })).toEqual([]);
});
