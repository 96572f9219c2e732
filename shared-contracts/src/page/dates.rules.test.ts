import { expect, test } from '@jest/globals';
import { formatDay, formatMoment, formatTime } from './dates.rules.ts';

const at = new Date(2026, 10, 27, 15, 23);

test.each([
  ['en-GB', '27 Nov 2026', '15:23'],
  ['en-US', 'Nov 27, 2026', '3:23 PM'],
  ['de', '27.11.2026', '15:23'],
  ['es', '27 nov 2026', '15:23'],
])('in %s a day is %s and a time is %s, a moment is both', (locale, day, time) => {
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect(formatDay(at.getTime(), locale)).toBe(day);
  expect(plain(formatTime(at, locale))).toBe(time);
  expect(plain(formatMoment(at.toISOString(), locale))).toBe(`${day}, ${time}`);
});
