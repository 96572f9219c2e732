import { describe, expect, test } from '@jest/globals';
import { parseConfig } from './config.schema.ts';

const parse = (env: Record<string, string> = {}) =>
  parseConfig({ env, repository: '/srv/sastre', isRoot: false }).payment;
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const failure = (env: Record<string, string>) => {
  try {
    parse(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('without keys the stand-in is configured, with a week of grace', () => {
  expect(parse()).toEqual({
    stripe: undefined,
    graceMs: 7 * 86_400_000,
    isTurnable: false,
    isProduction: false,
  });
});

test('the three keys are one account', () => {
  expect(parse({ ...keys, PAYMENT_GRACE_DAYS: '3' })).toMatchObject({
    stripe: { secretKey: 'sk_test_hunter2', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
    graceMs: 3 * 86_400_000,
  });
});

test.each(Object.keys(keys))('a configuration without %s is half', (missing) => {
  const given = Object.fromEntries(Object.entries(keys).filter(([name]) => name !== missing));
  const message = failure(given);
  expect(message).toContain(`${missing}: is missing`);
  expect(message).not.toContain('hunter2');
});

test('keys that were mixed up are named, without a value', () => {
  const message = failure({ ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_test_hunter2' });
  expect(message).toContain('STRIPE_PUBLISHABLE_KEY: ');
  expect(message).not.toContain('hunter2');
});

describe('production', () => {
  test.each([
    [{ NODE_ENV: 'production' }, true],
    [{ PUBLIC_URL: 'https://cv.example.org' }, true],
    [{ PUBLIC_URL: 'https://localhost:4000' }, false],
    [{ PUBLIC_URL: 'http://localhost:4000', NODE_ENV: 'test' }, false],
  ])('%j: %s', (env, expected) => {
    expect(parse(env as Record<string, string>).isProduction).toBe(expected);
  });
});
