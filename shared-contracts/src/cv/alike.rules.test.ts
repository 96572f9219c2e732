import { expect, test } from '@jest/globals';
import { readsAlike } from './alike.rules.ts';

test.each([
  ['the same keys in another order', { a: 1, b: ['x'] }, { b: ['x'], a: 1 }],
  ['no text and an empty one', { a: 1 }, { a: 1, b: '' }],
  ['nothing known and no text', { a: undefined, b: null }, { b: '' }],
  ['an entry whose text is absent', [{ id: '1', text: '' }], [{ id: '1' }]],
])('%s are alike', (_name, one, other) => {
  expect(readsAlike(one, other)).toBe(true);
  expect(readsAlike(other, one)).toBe(true);
});

test.each([
  ['an empty list and no text', { a: [] }, {}],
  ['a list and its beginning', ['a', 'b'], ['a']],
  ['a list in another order', ['a', 'b'], ['b', 'a']],
  ['a list and what has its keys', ['a'], { 0: 'a' }],
  ['a number and its text', 1, '1'],
  ['no and no text', { a: false }, {}],
])('%s are not', (_name, one, other) => {
  expect(readsAlike(one, other)).toBe(false);
  expect(readsAlike(other, one)).toBe(false);
});
