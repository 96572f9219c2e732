import { describe, expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { expectedDocument } from '../expected/expected-document.ts';

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
    ['after / and . of an address', 'github.com/ana-b', ['github.', 'com/', 'ana-b']],
    ['between two years', '2018 – 2024', ['2018 –', '2024']],
  ])('%s', (_, text, lines) => {
    expect(find(text, lines)).toEqual([]);
  });
});

describe('what the end of a line tears is named:', () => {
  test.each([
    ['a word', 'Engineer', ['Engi', 'neer'], 'Engineer'],
    ['a word of one letter a line', 'Comp', ['C', 'o', 'm', 'p'], 'Comp'],
    ['a word that a sheet parts with a dot', 'Engi\u00adneer', ['Engi·', 'neer'], 'Engi\u00adneer'],
    ['a Korean word', '개발자 서울', ['개발', '자 서울'], '개발자'],
    ['an e-mail address, even at its hyphen', 'ana-b@x.org', ['ana-', 'b@x.org'], 'ana-b@x.org'],
    ['an address at its hyphen', 'ana.dev/my-work', ['ana.dev/my-', 'work'], 'ana.dev/my-work'],
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

test('a name that is broken at its hyphen is torn, and not at its space', () => {
  const named = (name: string, lines: readonly string[]) =>
    checkGlyphs(expectedDocument(`<body><h1>${name}</h1></body>`), setLines(lines), () => 'a', [
      'a',
    ]);
  const name = 'Élodie Saint-Exupéry';
  expect(named(name, ['Élodie', 'Saint-Exupéry'])).toEqual([]);
  expect(named(name, ['Élodie Saint-', 'Exupéry'])).toEqual([
    { kind: 'torn', text: 'Saint-Exupéry', page: 1 },
  ]);
});

test('words whose places run together are found, although the file parts them', () => {
  expect(find('Java Python', ['JavaPython'])).toEqual([{ kind: 'words', text: 'Python', page: 1 }]);
});

test('a word whose letters stand apart is found', () => {
  expect(find('Java', ['J a v a'])).toEqual([{ kind: 'words', text: 'Java', page: 1 }]);
});

test('elements that stand apart are words of their own, letters are not', () => {
  const pills = '<span>Figma</span><span>Krita</span>';
  expect(find(pills, ['Figma Krita'])).toEqual([]);
  expect(find(pills, ['Figma', 'Krita'])).toEqual([]);
  expect(find(pills, ['FigmaKrita'])).toEqual([{ kind: 'words', text: 'FigmaKrita', page: 1 }]);
  const block = 'photo<span>synthesis</span>';
  expect(find(block, ['photo', 'synthesis'])).toMatchObject([{ kind: 'torn' }]);
  const letters = [...'Java'].map((letter) => `<span>${letter}</span>`).join('');
  expect(find(letters, ['J a v a'])).toEqual([{ kind: 'words', text: 'Java', page: 1 }]);
});

test('capitals of a style sheet are the same word', () => {
  expect(find('Größe, Opyt, Εμπειρία', ['GRÖSSE, OPYT, ΕΜΠΕΙΡΙΑ'])).toEqual([]);
});

describe('what is written in pieces or in one is found:', () => {
  test.each([
    ['words that nothing with a width parts', 'Welding\u200bMilling', 'WeldingMilling', 'words'],
    ['a number of which each figure is a word', '+7 9 1 2 5 5 5', '+7 9 1 2 5 5 5', 'parted'],
    ['groups of a number far apart', '+420 602 318 774', '+420 602        318 774', 'parted'],
  ])('%s', (_, text, line, kind) => {
    expect(find(text, [line])).toMatchObject([{ kind }]);
  });
  test('a line that ends with a sign that is no hyphen', () => {
    expect(find('Kranken\u2212<br>haus', ['Kranken\u2212', 'haus'])).toMatchObject([
      { kind: 'torn' },
    ]);
    expect(find('Java |<br>haus', ['Java |', 'haus'])).toEqual([]);
  });
  test('groups of a number in another order', () => {
    const number = '0958 +44 20 7946';
    const [first = [], rest = []] = [setLines(['0958']), setLines(['+44 20 7946'])];
    const moved = first.map((one) => ({
      ...one,
      advance: { ...one.advance, left: one.advance.left + 60, right: one.advance.right + 60 },
    }));
    const expected = expectedDocument(`<body><p>${number}</p></body>`);
    const found = checkGlyphs(expected, [...moved, ...rest], () => 'a', ['a']);
    expect(found).toContainEqual({ kind: 'order', text: number, page: 1 });
  });
});

test('a sign of no width within a word of its own is none that parts words', () => {
  expect(find('Research/\u200bDevelopment', ['Research/Development'])).toEqual([]);
  expect(find('photo\u200bsynthesis', ['photosynthesis'])).toEqual([]);
});

test('a hyphen that is not seen parts no word', () => {
  const glyphs = setLines(['Engi-', 'neer']).map((one) =>
    one.text === '-' ? { ...one, contrast: 1 } : one,
  );
  const expected = expectedDocument('<body><p>Engi\u00adneer</p></body>');
  expect(checkGlyphs(expected, glyphs, () => 'a', ['a'])).toMatchObject([{ kind: 'torn' }]);
});

test('an e-mail address with something hidden in it is found', () => {
  const email = 'ana@\u200bx.org';
  expect(find(email, ['ana@x.org'])).toEqual([{ kind: 'parted', text: email, page: 1 }]);
});

test('a word in single letters and an e-mail address in two lines are found in the document itself', () => {
  expect(find('P R O F I L E', ['P R O F I L E'])).toEqual([
    { kind: 'spaced', text: 'P R O F I L E' },
  ]);
  expect(find('J R R Tolkien', ['J R R Tolkien'])).toEqual([]);
  expect(find('ana<br>@x.org', ['ana', '@x.org'])).toEqual([
    { kind: 'parted', text: 'ana @x.org' },
  ]);
});

test('a paragraph above the one that it follows is read in another order, a column beside it is not', () => {
  const expected = expectedDocument('<body><p>then moved on</p><p>first began so</p></body>');
  const both = setLines(['first began so', 'then moved on']);
  const swapped = [
    ...both.filter(({ baseline }) => baseline < 800),
    ...both.filter(({ baseline }) => baseline === 800),
  ];
  expect(checkGlyphs(expected, swapped, () => 'a', ['a'])).toEqual([
    { kind: 'order', text: 'first began so', page: 1 },
  ]);
  const beside = swapped.map((one) =>
    one.baseline < 800
      ? one
      : {
          ...one,
          advance: { ...one.advance, left: one.advance.left + 300, right: one.advance.right + 300 },
        },
  );
  expect(checkGlyphs(expected, beside, () => 'a', ['a'])).toEqual([]);
});

test('what is set over other words is found', () => {
  const [main, over] = [setLines(['Engineer']), setLines(['Senior'])];
  const expected = expectedDocument('<body><p>Engineer</p><p>Senior</p></body>');
  const found = checkGlyphs(expected, [...main, ...over], () => 'a', ['a']);
  expect(found.filter(({ kind }) => kind === 'unseen')).toMatchObject([
    { text: 'Engine' },
    { text: 'Senior' },
  ]);
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
