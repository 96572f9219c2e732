import { describe, expect, test } from '@jest/globals';
import { readCard } from './cards.rules.ts';
import { readForm } from './form.rules.ts';
import { addMonths } from './months.rules.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z') / 1_000;
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'Ada' };

describe('a card', () => {
  test('that pays is kept as four digits and a date', () => {
    expect(readCard(good, NOW)).toEqual({
      kind: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, renews: true },
    });
  });

  test('that fails later, and one that is declined', () => {
    expect(readCard({ ...good, number: '4000000000000341' }, NOW)).toMatchObject({
      kind: 'card',
      card: { renews: false },
    });
    expect(readCard({ ...good, number: '4000-0000-0000-0002' }, NOW)).toEqual({ kind: 'declined' });
  });

  test.each([
    ['number', '', 'cardNumberInvalid'],
    ['number', '4242 4242 4242 4241', 'cardNumberInvalid'],
    ['number', '5555 5555 5555 4444', 'cardNotTest'],
    ['number', 'abcd', 'cardNumberInvalid'],
    ['expiry', '', 'expiryInvalid'],
    ['expiry', '13/30', 'expiryInvalid'],
    ['expiry', '10/26', 'expiryPast'],
    ['cvc', '12', 'cvcInvalid'],
    ['name', ' ', 'nameMissing'],
  ] as const)('whose %s is “%s”: %s', (field, value, problem) => {
    const result = readCard({ ...good, [field]: value }, NOW);
    expect(result).toEqual({ kind: 'problems', problems: { [field]: problem } });
  });

  test.each(['11/26', '1126', '11 / 2026', '11-26'])('is good in its last month: %s', (expiry) => {
    expect(readCard({ ...good, expiry }, NOW).kind).toBe('card');
  });
});

describe('a form of the provider’s API', () => {
  test('is read with its lists and objects', () => {
    const text =
      'mode=subscription&line_items[0][quantity]=1&line_items[0][price_data][currency]=eur';
    expect(readForm(`${text}&metadata[a]=%C3%A4+b`)).toEqual({
      mode: 'subscription',
      line_items: [{ quantity: '1', price_data: { currency: 'eur' } }],
      metadata: { a: 'ä b' },
    });
  });

  test('never reaches a prototype', () => {
    readForm('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1');
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });
});

test.each([
  ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00Z'],
  ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00Z'],
  ['2026-01-31T08:00:00Z', 2, '2026-03-31T08:00:00Z'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
])('%s and %i months: %s', (from, count, to) => {
  expect(addMonths(Date.parse(from) / 1_000, count)).toBe(Date.parse(to) / 1_000);
});
