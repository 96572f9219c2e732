import { expect, test } from '@jest/globals';
import { formatMonth, formatRange } from './dates.rules.ts';

test('a month is named in the language; a bare year stays', () => {
  expect(formatMonth('2021-03', 'en')).toBe('Mar 2021');
  expect(formatMonth('2021-03-15', 'en')).toBe('Mar 2021');
  expect(formatMonth('2021-03', 'de')).toContain('2021');
  expect(formatMonth('2021', 'en')).toBe('2021');
  expect(formatMonth('', 'en')).toBe('');
});

test('a month whose year was emptied is no date', () => {
  expect(formatMonth('-03', 'en')).toBe('');
  const range = { startDate: '-03', endDate: '-04', openEnd: 'Present' };
  expect(formatRange(range, 'en')).toBe('Present');
  expect(formatRange({ ...range, startDate: '2017-09', openEnd: '' }, 'en')).toBe('Sep 2017');
});

test('a range shows what stands in for an open end, and leaves out what is missing', () => {
  const range = { startDate: '2017-09', endDate: '2021-02', openEnd: 'Present' };
  expect(formatRange(range, 'en')).toBe('Sep 2017 – Feb 2021');
  expect(formatRange({ ...range, endDate: '' }, 'en')).toBe('Sep 2017 – Present');
  expect(formatRange({ ...range, endDate: '', openEnd: '' }, 'en')).toBe('Sep 2017');
});
