import { expect, test } from '@jest/globals';
import { itemForKey } from './menu-keys.ts';

const items = ['a', 'b', 'c'] as const;

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', null, 'c'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['Enter', 'a', undefined],
  ['ArrowLeft', 'a', undefined],
] as const)('%s from %s leads to %s', (key, current, wanted) => {
  expect(itemForKey(key, items, current)).toBe(wanted);
});

test('an empty menu leads nowhere', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End'])
    expect(itemForKey(key, [], null)).toBeUndefined();
});
