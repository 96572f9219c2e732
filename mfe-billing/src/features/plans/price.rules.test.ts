import { expect, test } from '@jest/globals';
import { formatPrice } from './price.rules.ts';

test('a price is cents divided by a hundred, written as the language writes it', () => {
  const plan = { priceCents: 1990, currency: 'EUR' };
  expect(formatPrice(plan, 'en')).toBe('€19.90');
  expect(formatPrice(plan, 'de').replace(/\s/u, ' ')).toBe('19,90 €');
  expect(formatPrice({ priceCents: 0, currency: 'EUR' }, 'en')).toBe('€0.00');
});
