import { expect, test } from '@jest/globals';
import { createTokenCache } from './token-cache.ts';

test('drops the least recently used entry, and what has expired', () => {
  const cache = createTokenCache<number>(2);
  cache.set('a', 1, 100);
  cache.set('b', 2, 200);
  expect(cache.get('a', 0)).toBe(1);
  cache.set('c', 3, 300);
  expect([cache.get('a', 0), cache.get('b', 0), cache.get('c', 0)]).toEqual([1, undefined, 3]);
  expect(cache.get('a', 100)).toBeUndefined();
});

test('of ten thousand tokens the last five thousand are kept', () => {
  const cache = createTokenCache<number>();
  for (let token = 0; token < 10_000; token += 1) cache.set(String(token), token, 100);
  const kept = Array.from({ length: 10_000 }, (_, token) => token).filter(
    (token) => cache.get(String(token), 0) !== undefined,
  );
  expect([kept.length, kept[0]]).toEqual([5_000, 5_000]);
});
