import { expect, test } from '@jest/globals';
import { datesAsked } from './dates-asked.rules.ts';

const blank = { startDate: '', endDate: '', current: false };

test.each([
  ['awards', {}, 'one'],
  ['certificates', { startDate: '2019' }, 'one'],
  ['certificates', { startDate: '2019', endDate: '2022' }, 'range'],
  ['publications', { current: true }, 'range'],
  ['references', {}, 'none'],
  ['references', { startDate: '2019' }, 'one'],
  ['projects', {}, 'range'],
  ['custom', {}, 'range'],
] as const)('of %s with %j is asked: %s', (kind, written, asked) => {
  expect(datesAsked(kind, { ...blank, ...written })).toBe(asked);
});
