import { expect, test } from '@jest/globals';
import { localeFor } from './locale.rules.ts';

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['de-DE', 'en-AU'], 'en-AU'],
  ['en', ['en'], 'en-GB'],
  ['en', ['de-DE', 'de'], 'en-GB'],
  ['en', [], 'en-GB'],
  ['de', ['de-AT', 'en-US'], 'de-AT'],
  ['de', ['en-US'], 'de'],
  ['es', ['es-MX'], 'es-MX'],
  ['es', ['es-this-is-no-locale-at-all'], 'es'],
  ['es', ['EST-x'], 'es'],
] as const)('%s to somebody of %j is %s', (language, preferred, locale) => {
  expect(localeFor(language, preferred)).toBe(locale);
});

test('British dates begin with the day, American ones with the month', () => {
  const day = new Date('2026-11-22T12:00:00Z');
  const written = (locale: string) => day.toLocaleDateString(locale, { dateStyle: 'medium' });
  expect(written(localeFor('en', []))).toBe('22 Nov 2026');
  expect(written(localeFor('en', ['en-US']))).toBe('Nov 22, 2026');
});
