import { expect, test } from '@jest/globals';
import { formatPrice } from './price.rules.ts';

test.each([
  [1990, 'EUR', 'en-GB', '€19.90'],
  [1990, 'eur', 'de', '19,90 €'],
  [1990, 'EUR', 'es', '19,90 €'],
  [0, 'EUR', 'en-GB', '€0.00'],
  [990, 'USD', 'en-GB', 'US$9.90'],
  [990, 'USD', 'en-US', '$9.90'],
  [123456, 'CHF', 'de', '1.234,56 CHF'],
])('%d cents of %s in %s are written %s', (cents, currency, locale, written) => {
  expect(formatPrice(cents, currency, locale).replace(/\s/gu, ' ')).toBe(written);
});
