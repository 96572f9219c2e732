import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { withStackedDates } from './stacked-dates.rules.ts';

/** The cells of lines whose first cells are one paragraph of the file. */
const told = (text: string, block: number | undefined = 7) =>
  withStackedDates(
    linesFrom(text).map((line) => ({
      ...line,
      cells: line.cells.map((cell, at) =>
        at === 0 && block !== undefined ? { ...cell, block } : cell,
      ),
    })),
  ).map(({ cells }) => cells.map((cell) => cell.text).join(' ¦ '));

test('dates below each other that the file calls one are a range', () => {
  expect(told('2010 ¦ Lyceum Nord\n2013 ¦ Diploma')).toEqual([
    '2010 – 2013 ¦ Lyceum Nord',
    'Diploma',
  ]);
  expect(told('2010\nPresent')).toEqual(['2010 – Present']);
});

test('years that stand alone and close are from when to when', () => {
  const read = (text: string) => withStackedDates(linesFrom(text)).map((line) => line.text);
  expect(read('2013\n2015\nUniversity of Fern')).toEqual(['2013 – 2015', 'University of Fern']);
  expect(read('2013\n\n2015\nUniversity of Fern')).toHaveLength(3);
  expect(read('2015\n2013\nUniversity of Fern')).toHaveLength(3);
});

test('a month above its year is one date', () => {
  expect(told('November\n2018')).toEqual(['November 2018']);
});

test('dates of entries of their own stay apart', () => {
  expect(told('2019 ¦ Course\n2018 ¦ Course')).toHaveLength(2);
  expect(withStackedDates(linesFrom('2018 ¦ Course\n2019 ¦ Course'))).toHaveLength(2);
});
