import { expect, test } from '@jest/globals';
import { formatPrice } from './price.rules.ts';

test.each([
  [1990, 'EUR', 'en', '€19.90'],
  [1990, 'EUR', 'de', '19,90 €'],
  [1990, 'EUR', 'es', '19,90 €'],
  [0, 'EUR', 'en', '€0.00'],
  [990, 'USD', 'en', '$9.90'],
  [123456, 'CHF', 'de', '1.234,56 CHF'],
])('%d cents of %s in %s are written %s', (priceCents, currency, language, written) => {
  const price = formatPrice({ priceCents, currency }, language);
  expect(price.replace(/\s/gu, ' ')).toBe(written);
});
