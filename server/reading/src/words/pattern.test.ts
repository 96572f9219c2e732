import { expect, test } from '@jest/globals';
import { pattern, source } from './pattern.ts';

test('line breaks and what surrounds them are no part of a pattern; spaces within a line are', () => {
  const BERRY = pattern('iu')`
    ^(?:
      black currant|
      goose\p{L}+
    )$`;
  expect(BERRY.source).toBe(String.raw`^(?:black currant|goose\p{L}+)$`);
  expect(BERRY.flags).toBe('iu');
});

test('what is put in keeps its own spaces', () => {
  expect(source`
    a${' \n b'}|
    c`).toBe('a \n b|c');
});
