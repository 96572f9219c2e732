import { expect, test } from '@jest/globals';
import { changeEnd } from './text-change.rules.ts';

test.each([
  ['', 'a', 1],
  ['abc', 'abxc', 3],
  ['abc', 'abcd', 4],
  ['abc', 'ac', 1],
  ['aaa', 'aaaa', 4],
  ['abc', '', 0],
  ['same', 'same', 4],
])('%j → %j ends at %i', (before, after, end) => {
  expect(changeEnd(before, after)).toBe(end);
});
