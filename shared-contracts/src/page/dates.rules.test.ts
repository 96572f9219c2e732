import { expect, test } from '@jest/globals';
import { formatAgo, formatDay, formatMoment, formatTime } from './dates.rules.ts';

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

test.each([
  ['2026-11-26T11:59:30Z', 'now'],
  ['2026-11-26T12:00:30Z', 'now'],
  ['2026-11-26T11:58:59Z', '1 minute ago'],
  ['2026-11-26T09:00:00Z', '3 hours ago'],
  ['2026-11-25T11:00:00Z', 'yesterday'],
  ['2026-11-23T11:00:00Z', '3 days ago'],
  ['2026-11-10T12:00:00Z', '2 weeks ago'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-08-01T12:00:00Z', '2 years ago'],
])('%s is %s', (at, words) => {
  expect(formatAgo(at, Date.parse('2026-11-26T12:00:00Z'), 'en-GB')).toBe(words);
});
