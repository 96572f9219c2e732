import { expect, test } from '@jest/globals';
import { readNumbers } from '@sastre/reading';

const valuesOf = (text: string) => readNumbers(text).map(({ values, unit }) => [...values, unit]);

test.each([
  ['fourteen hundred tests', 1400],
  ['a hundred and twenty lifts', 120],
  ['thirty-five shops', 35],
  ['mil doscientos', 1200],
  ['ochenta y cinco componentes', 85],
  ['doscientas cincuenta fichas', 250],
  ['achtundvierzig Büros', 48],
  ['zwölfhundert Teile', 1200],
  ['hundertzehntausend Kilometer', 110_000],
  ['siebzehntausend Genome', 17_000],
  ['zweieinhalb Liter', 2.5],
])('%s is %d', (text, value) => {
  expect(valuesOf(text)).toEqual([[value, 'plain']]);
});

test('an article is no number, and two numbers stay two', () => {
  expect(valuesOf('one of a kind, uno de ellos, ein Haus')).toEqual([]);
  expect(valuesOf('from three and four')).toEqual([
    [3, 'plain'],
    [4, 'plain'],
  ]);
});

test('a range shares its unit, and shares and multiples are changes in percent', () => {
  expect(valuesOf('del 12 al 5 por ciento')).toEqual([
    [12, 'percent'],
    [5, 'percent'],
  ]);
  expect(valuesOf('doce por ciento')).toEqual([[12, 'percent']]);
  expect(valuesOf('reduced by half')).toEqual(valuesOf('reduced by 50%'));
  expect(valuesOf('verdoppelte den Umsatz')).toEqual([[100, 'percent']]);
});
