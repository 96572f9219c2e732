import { expect, test } from '@jest/globals';
import { isAsShown } from './shown.rules.ts';

const address = 'Wiener Straße 218/7 4030 Linz Oberösterreich AT Austria';
const right = (field: string, wanted: string, found: string, text: string) =>
  isAsShown(field, wanted, found, { text, address });

test('a year is right where the file shows no month, a month where the file makes one up', () => {
  expect(right('startDate', '2007-09', '2007', '2007 - 2009')).toBe(true);
  expect(right('startDate', '2007-09', '2007', 'Sept. 2007 - 2009')).toBe(false);
  expect(right('startDate', '2007-09', '2007', 'septiembre de 2007')).toBe(false);
  expect(right('startDate', '2007-09', '2007', '09/2007')).toBe(false);
  expect(right('startDate', '2019', '2019-01', 'Jan, 2019 - Present')).toBe(true);
  expect(right('startDate', '2019', '2019-01', '2019 - Present')).toBe(false);
  expect(right('startDate', '2019', '2018', '2018')).toBe(false);
});

test('a number is right as its country writes it, where the file does not show more', () => {
  expect(right('phone', '+43 732 654321', '0732 654321', '0732 654321')).toBe(true);
  expect(right('phone', '+43 732 654321', '0732 654321', '+43 732 654321')).toBe(false);
  expect(right('phone', '+43 732 654321', '0732 654322', '0732 654322')).toBe(false);
});

test('an address is right with its street and with its country, not without what the file shows', () => {
  const text = 'Wiener Straße 218/7, 4030 Linz, Oberösterreich';
  expect(right('location', 'Linz, Oberösterreich', text, text)).toBe(true);
  expect(right('location', 'Linz, Oberösterreich', '4030 Linz', text)).toBe(false);
  expect(right('location', 'Linz, Oberösterreich', 'Linz, Austria', 'Linz, Austria')).toBe(true);
  expect(right('location', 'Linz, Oberösterreich', 'Linz, Wien', 'Linz, Wien')).toBe(false);
});
