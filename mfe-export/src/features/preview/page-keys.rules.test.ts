import { expect, test } from '@jest/globals';
import { pageByKey } from './page-keys.rules.ts';

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 1, 2],
  ['PageDown', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 1, 0],
  ['PageUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['PageDown', 2, 2],
  ['PageUp', 0, 0],
])('%s on page %i of three leads to %i', (key, from, to) => {
  expect(pageByKey(press(key), from, 3)).toBe(to);
});

test('other keys, and keys with a modifier, turn no pages', () => {
  expect(pageByKey(press('Tab'), 0, 3)).toBeUndefined();
  for (const name of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(pageByKey(press('ArrowRight', { [name]: true }), 0, 3)).toBeUndefined();
});
