import { expect, test } from '@jest/globals';
import { flattenMessages, placesOf } from './messages.rules.ts';

test('flattens nested and flat keys alike', () => {
  expect(flattenMessages({ a: { b: { c: 'x' } }, 'd.e': 'y' })).toEqual({
    'a.b.c': 'x',
    'd.e': 'y',
  });
});

test('names the places of every text; a plural form may leave the count out', () => {
  expect(
    placesOf({
      a: '{{ name }} of {{company}}',
      b: 'none',
      c_one: 'One',
      c_other: '{{count}} in {{place}}',
    }),
  ).toEqual({
    a: ['company', 'name'],
    b: [],
    c_one: [],
    c_other: ['place'],
  });
});
