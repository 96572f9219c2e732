import { describe, expect, test } from '@jest/globals';
import { parseConfig } from './config.schema.ts';

const parse = (env: Record<string, string>) =>
  parseConfig({ env, repository: '/srv/sastre', isRoot: false });

describe('rate limits', () => {
  test('are set one by one; 0 switches one off', () => {
    const set = { RATE_LIMIT_READS: '10', RATE_LIMIT_PDFS: '0', RATE_LIMIT_SHARED: '3' };
    expect(parse(set).rateBudgets).toMatchObject({ reads: 10, pdfs: 0, shared: 3, writes: 300 });
  });

  test.each([
    ['RATE_LIMIT_READS', '-1'],
    ['RATE_LIMIT_WRITES', 'many'],
    ['RATE_LIMIT_SHARED', '0'],
  ])('%s=%s is refused', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(`${name}: `);
  });
});

describe('analytics', () => {
  test('are off without a key', () => {
    expect(parse({}).analytics).toBeUndefined();
  });

  test('go to the configured place', () => {
    expect(parse({ POSTHOG_KEY: 'phc_a1' }).analytics).toEqual({
      host: 'https://eu.i.posthog.com',
      key: 'phc_a1',
    });
    const own = { POSTHOG_KEY: 'phc_a1', POSTHOG_HOST: 'https://events.example.org/' };
    expect(parse(own).analytics?.host).toBe('https://events.example.org');
  });

  test.each([
    [{ POSTHOG_HOST: 'https://events.example.org' }, 'POSTHOG_KEY: is missing'],
    [{ POSTHOG_KEY: 'phx_personal' }, 'POSTHOG_KEY: Begins with phc_'],
    [{ POSTHOG_KEY: 'phc_a1', POSTHOG_HOST: 'https://x.example; script-src *' }, 'POSTHOG_HOST: '],
    [{ POSTHOG_KEY: 'phc_a1', POSTHOG_HOST: 'https://x.example/path' }, 'POSTHOG_HOST: '],
  ])('%j is refused', (env, message) => {
    expect(() => parse(env as Record<string, string>)).toThrow(message);
  });
});
