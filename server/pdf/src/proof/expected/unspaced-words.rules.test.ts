import { expect, test } from '@jest/globals';
import { mayEndWithin } from './unspaced-words.rules.ts';

const UNIVERSITY = 'มหาวิทยาลัยธรรมศาสตร์';

test('a line may end between two words of Thai, not within one', () => {
  const all = [...UNIVERSITY.replace(/\p{M}/gu, '')].length;
  const first = [...'มหาวิทยาลัย'.replace(/\p{M}/gu, '')].length;
  expect(mayEndWithin(UNIVERSITY, first, all)).toBe(true);
  expect(mayEndWithin(UNIVERSITY, 3, all)).toBe(false);
});

test('where letters are counted in another way, nobody knows', () => {
  expect(mayEndWithin(UNIVERSITY, 3, 99)).toBe(true);
  expect(mayEndWithin('Java', 2, 4)).toBe(true);
});
