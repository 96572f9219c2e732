import { expect, test } from '@jest/globals';
import { doneBefore, findYears, withoutOfThem } from './years-asked.rules.ts';

test.each([
  ['at least 3 as staff', 3, 'staff'],
  ['at least 3 of them as staff', 3, 'staff'],
  ['of which 5 in a senior role', 5, 'a senior role'],
  ['davon mindestens 2 als Führungskraft', 2, 'Führungskraft'],
  ['de ellos al menos 2 como jefa', 2, 'jefa'],
  ['al menos 2 como jefa', 2, 'jefa'],
])('%s: years of those before', (text, count, rest) => {
  expect(findYears(text)).toEqual({ count, start: 0 });
  expect(withoutOfThem(text)).toBe(rest);
});

test.each(['3 years as staff', 'as staff, at least 3 as lead', 'at least 3 projects'])(
  'is left as it is: %s',
  (text) => {
    expect(withoutOfThem(text)).toBe(text);
  },
);

test('what the years are asked in may stand before their parentheses', () => {
  expect(doneBefore('Erfahrung in der Lohnabrechnung (mind. 2 Jahre)')).toBe(
    'Erfahrung in der Lohnabrechnung ',
  );
  expect(doneBefore('Langjährige Berufserfahrung (mindestens 20 Jahre)')).toBe('');
});

test.each([
  ['mehrjährige Berufserfahrung in der Planung', 2],
  ['Langjährige Erfahrung als Polier', 5],
  ['mehrjähriger einschlägiger Berufserfahrung im Einkauf', 2],
])('%s: at least so many', (text, count) => {
  expect(findYears(text)).toEqual({ count, start: 0 });
});

test('with a program it is that which is asked for', () => {
  expect(findYears('mehrjährige Erfahrung mit SAP')).toBeUndefined();
});
