import { expect, test } from '@jest/globals';
import { listKeys } from './list-keys.rules.ts';

test('a key is the id while it is the only one of its kind', () => {
  const list = ['1', '2', '1', '', ''].map((id) => ({ id }));
  expect(listKeys(list)).toEqual(['1', '2', '1#2', '#3', '#4']);
});
