import { expect, test } from '@jest/globals';
import {
  areOfLanguages,
  lookAlike,
  matches,
  ofOneCompany,
  sortItems,
  type Order,
} from './arrange.rules.ts';

const item = (companyName: string, day: number) => ({
  _id: `${companyName} ${day}`,
  companyName,
  updatedAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
});
const items = [item('Ñandú 10', 2), item('nordwind', 5), item('Ñandú 9', 1), item('Harbour', 3)];

test.each<[Order, string[]]>([
  ['newest', ['nordwind', 'Harbour', 'Ñandú 10', 'Ñandú 9']],
  ['oldest', ['Ñandú 9', 'Ñandú 10', 'Harbour', 'nordwind']],
  ['company', ['Harbour', 'nordwind', 'Ñandú 9', 'Ñandú 10']],
])('%s', (order, expected) => {
  expect(sortItems(items, order, 'es').map(({ companyName }) => companyName)).toEqual(expected);
});

test('a company that is there twice has its newest copy first', () => {
  const twice = [item('Harbour', 1), item('Harbour', 9)];
  expect(sortItems(twice, 'company', 'en').map(({ _id }) => _id)).toEqual([
    'Harbour 9',
    'Harbour 1',
  ]);
});

test.each([
  ['', true],
  ['  ', true],
  ['nandu', true],
  ['ÑAN 10', true],
  ['10 ñandú', true],
  ['nandu 11', false],
])('"%s" finds Ñandú 10: %s', (filter, expected) => {
  expect(matches({ companyName: 'Ñandú 10' }, filter)).toBe(expected);
});

test('a position is found, too', () => {
  const copy = { companyName: 'Ñandú', position: 'Jefa de almacén' };
  expect(matches(copy, 'almacen ñan')).toBe(true);
  expect(matches(copy, 'analista')).toBe(false);
});

test('copies that are not sent yet are those of which nothing was said', () => {
  const copy = { companyName: 'Harbour' };
  const sent = { ...copy, application: { status: 'sent', since: '2026-11-29' } };
  expect([matches(copy, '', 'none'), matches(sent, '', 'none')]).toEqual([true, false]);
  expect([matches(copy, '', 'sent'), matches(sent, '', 'sent')]).toEqual([false, true]);
  expect([matches(copy, ''), matches(sent, '')]).toEqual([true, true]);
});

test('copies for one company are told apart by their position, those of one position and day by the time', () => {
  const copies = [
    { ...item('Harbour', 1), _id: 'clerk', position: 'Clerk' },
    { ...item('HARBOUR', 1), _id: 'cook', position: 'Cook' },
    { ...item('Harbour', 1), _id: 'cook again', position: 'cook' },
    { ...item('Nordwind', 1), _id: 'other', position: 'Cook' },
  ];
  expect([...ofOneCompany(copies)]).toEqual(['clerk', 'cook', 'cook again']);
  expect([...lookAlike(copies)]).toEqual(['cook', 'cook again']);
});

test('languages are told where there is more than one, and tell copies apart', () => {
  const german = { ...item('Harbour', 1), _id: 'de', language: 'de' };
  const english = { ...item('Harbour', 1), _id: 'en', language: 'en' };
  const untold = { ...item('Harbour', 1), _id: 'untold' };
  expect(areOfLanguages([german, english])).toBe(true);
  expect(areOfLanguages([german, german, untold])).toBe(false);
  expect([...lookAlike([german, english])]).toEqual([]);
  expect([...lookAlike([german, german, english])]).toEqual(['de']);
});
