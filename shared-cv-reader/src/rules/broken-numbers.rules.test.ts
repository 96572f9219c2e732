import { expect, test } from '@jest/globals';
import { withWholeNumbers } from './broken-numbers.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { refereesOf } from './referees.rules.ts';

const told = (text: string) => withWholeNumbers(linesFrom(text)).map((line) => line.text);

test.each([
  ['Maria Keller, +49 30\n450 570 000, m@keller.example'],
  ['+49 (0)40 12\n34 56-78'],
  ['Tom Brandt – 0161 496\n0123'],
  ['Lyon – +33 4 72 00\n11 22 – m@keller.example'],
  ['Phone: +44 20 7946\n0018 tom@nordlicht.example'],
])('a telephone number that a line breaks is whole: %s', (text) => {
  expect(told(text)).toEqual([text.replace('\n', ' ')]);
});

test.each([
  ['+49 30 450 570 000\n10115 Berlin'],
  ['0161 496 0123\n0161 496 0124'],
  ['since 2019\n2020 – 2021'],
  ['+44 20 7946\n05/2020 – 06/2021'],
  ['Room 12\n345 678 901'],
])('what stands below a number is another thing: %s', (text) => {
  expect(told(text)).toEqual(text.split('\n'));
});

test('the number of a referee is no organisation and no referee', () => {
  const lines = linesFrom(
    'Maria Keller, Charité Berlin, +49 30\n450 570 000\nTom Brandt, +49 40 1234567',
  );
  expect(
    refereesOf(lines).map(({ name, organisation, texts }) => [
      ...[name?.text, organisation?.text],
      ...texts.map(({ text }) => text),
    ]),
  ).toEqual([
    ['Maria Keller', 'Charité Berlin', '+49 30 450 570 000'],
    ['Tom Brandt', undefined, '+49 40 1234567'],
  ]);
});
