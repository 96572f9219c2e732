import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { unplacedOf, type UsedWords } from './unplaced.rules.ts';
import { wordsOf } from '@sastre/shared-cv-words';

/** What is left of lines of which the bracketed words stand in fields. */
const left = (text: string) => {
  const lines = linesFrom(text.replace(/[[\]]/g, ''));
  const used: UsedWords = new Map(
    text
      .split('\n')
      .map((line, at) => [
        lines[at]?.id ?? -1,
        [...line.matchAll(/\[([^\]]*)\]/g)].flatMap(([, words = '']) => wordsOf(words)),
      ]),
  );
  return unplacedOf(lines, used, { isStructure: () => false }).map((block) => block.text);
};

test.each([
  ['Tel.: [0301234567]'],
  ['E-Mail: [ines@example.org]'],
  ['Note [1,3]'],
  ['E-Mail\n[ines@example.org]'],
  ['[0301234567] (Mobile)'],
  ['[linkedin.example/ines] (LinkedIn)'],
])('a label of what stands in a field is not to be placed: %s', (text) => {
  expect(left(text)).toEqual([]);
});

test('how long things took stands together at the end', () => {
  const text = '[2019 - 2021] (2 years)\nRowing\n[2018 - 2019] (1 year 2 months)';
  expect(left(text)).toEqual(['Rowing', '(2 years)\n(1 year 2 months)']);
});

test.each([
  ['E-Mail\nines@example.org', ['E-Mail\nines@example.org']],
  ['Note 1,3', ['Note 1,3']],
  ['Note', ['Note']],
  ['Benítez Ocampo [ana.example/in/benitez-ocampo]', ['Benítez Ocampo']],
  ['Tel.: [0301234567] evenings', ['Tel.: evenings']],
  ['Rowing [club]', ['Rowing']],
  ['2 years 2 months\nRowing', ['2 years 2 months\nRowing']],
  ['[Rowed] (with friends)', ['(with friends)']],
])('nothing else is left out: %s', (text, blocks) => {
  expect(left(text)).toEqual(blocks);
});

test('words between a position and its house stand together at the end', () => {
  expect(left('[Steward] at [Otley Rowers]\nWon twice\n[Treasurer] at [Moor Trust]')).toEqual([
    'Won twice',
    'at\nat',
  ]);
});
