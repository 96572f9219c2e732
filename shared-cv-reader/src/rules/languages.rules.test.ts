import { describe, expect, test } from '@jest/globals';
import { languageLists, languagesOf } from './languages.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const read = (text: string) =>
  languagesOf(linesFrom(text)).map(({ language, level }) => [language.text, level]);

describe('languages', () => {
  test('take levels from a column of their own in the order of the names', () => {
    expect(read('Spanish\nEnglish\nNative\nFluent')).toEqual([
      ['Spanish', 'Native'],
      ['English', 'Fluent'],
    ]);
  });

  test('without a level are read by their names in seven languages', () => {
    expect(read('Niederländisch\nfrancuski\nportoghese')).toEqual([
      ['Niederländisch', undefined],
      ['francuski', undefined],
      ['portoghese', undefined],
    ]);
  });

  test('stand in a row with dashes behind their brackets', () => {
    expect(read('Welsh (native) – German (C1) – Irish (B1)')).toEqual([
      ['Welsh', 'Native'],
      ['German', 'C1'],
      ['Irish', 'B1'],
    ]);
  });

  test('of signs have longer names, and a level in the line below', () => {
    expect(
      read(
        'British Sign Language: B1\nLangue des signes française: courant\nÖsterreichische Gebärdensprache:\nB2',
      ),
    ).toEqual([
      ['British Sign Language', 'B1'],
      ['Langue des signes française', 'Fluent'],
      ['Österreichische Gebärdensprache', 'B2'],
    ]);
  });

  test('are not what has neither the name of one nor a level', () => {
    expect(read('Universidad de Granada\nDriving licence')).toEqual([]);
  });
});

describe('a list beside an address', () => {
  test('is of languages when all of its names are', () => {
    const head = linesFrom(
      'Madrid, Spain ¦ Spanish, English, German,\nPortuguese\nSenior Engineer\nFrench',
    );
    expect(languagesOf(languageLists(head)).map(({ language }) => language.text)).toEqual([
      'Spanish',
      'English',
      'German',
      'Portuguese',
    ]);
  });
});

describe('a language and how well it is spoken', () => {
  test.each([
    ['English (Native) ¦ German (Fluent)', 'English Native, German Fluent'],
    ['English ¦ native or bilingual', 'English Native'],
    ['English native or bilingual\nPolish nivel medio', 'English Native, Polish Intermediate'],
    [
      'Muttersprache: Deutsch\nFließend: Englisch, Spanisch',
      'Deutsch Native, Englisch Fluent, Spanisch Fluent',
    ],
    ['Francés, nivel medio, Inglés, C1', 'Francés Intermediate, Inglés C1'],
    ['Good (C2) English', 'English C2'],
    ['Italiano – madrelingua; inglese – ottimo (C1)', 'Italiano Native, inglese C1'],
    ['Kashubian: fluent', 'Kashubian Fluent'],
    ['Welsh: native / English: fluent', 'Welsh Native, English Fluent'],
    [
      'Welsh (native) Breton (fluent) English (advanced)',
      'Welsh Native, Breton Fluent, English Advanced',
    ],
    ['English: native / bilingual', 'English Native'],
    ['Español: nativo. Inglés: B1. Francés: A2', 'Español Native, Inglés B1, Francés A2'],
    ['Deutsch (Muttersprache). Englisch (B2).', 'Deutsch Native, Englisch B2'],
    ['Welsh, German B2, Goethe-Zertifikat B2', 'Welsh , German B2'],
    ['Polnisch A2/B1, Englisch: C1 (fluent)', 'Polnisch Intermediate, Englisch C1'],
  ])('are told apart: %s', (text, wanted) => {
    expect(
      read(text)
        .map((pair) => pair.join(' '))
        .join(', '),
    ).toBe(wanted);
  });
});

test('words about another language are none that say a level', () => {
  const [welsh] = languagesOf(linesFrom('Welsh (native, though my Breton is for the market only)'));
  expect(welsh?.said).toBe('native');
});

test.each([
  ['Englisch (Sprachniveau C1)', 'c1 sprachniveau'],
  ['Englisch: C1 nach GER', 'c1 nach ger'],
  ['Francés, nivel B2 del MCER', 'b2 nivel del mcer'],
  ['German – B2.1', 'b2 1'],
  ['German: DELF B2', 'b2'],
])('what says a level of the European framework is nothing else: %s', (text, said) => {
  expect(languagesOf(linesFrom(text)).map((one) => one.said)).toEqual([said]);
});

test('one level of the European framework is kept as it is; of several our word is to be looked at', () => {
  const read = languagesOf(linesFrom('Englisch (B1)\nFrench ¦ C1\nDutch A2/B1\nWelsh: native'));
  expect(read.map(({ level, isCoded }) => [level, isCoded])).toEqual([
    ['B1', false],
    ['C1', false],
    ['Intermediate', true],
    ['Native', false],
  ]);
});

test('a level that stands apart from its language may be another one’s', () => {
  const [spanish] = languagesOf(linesFrom('Español\nB2'));
  expect(spanish).toMatchObject({ level: 'B2', isCoded: true });
});

test('a level whose brackets end in the next line is whole', () => {
  const [dutch] = languagesOf(linesFrom('Dutch (Full\nProfessional)'));
  expect(dutch).toMatchObject({ language: { text: 'Dutch' }, level: 'Fluent', levelLines: [0, 1] });
});
