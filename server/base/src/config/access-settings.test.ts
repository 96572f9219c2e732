import { describe, expect, test } from '@jest/globals';
import { parseConfig } from './config.schema.ts';

const parse = (env: Record<string, string | undefined>) =>
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

describe('the registry', () => {
  test('is a file; several nodes keep it in their database', () => {
    expect(parse({ DATABASE_URL: 'postgres://a@b/c' }).registryStore).toBe('file');
    const shared = { DATABASE_URL: 'postgres://a@b/c', REGISTRY_STORE: 'database' };
    expect(parse(shared).registryStore).toBe('database');
    expect(() => parse({ REGISTRY_STORE: 'database' })).toThrow('DATABASE_URL: is missing');
    expect(() => parse({ REGISTRY_STORE: 'paper' })).toThrow('REGISTRY_STORE: ');
  });

  test('and builds may lie in a bucket', () => {
    const bucket = {
      BUILDS_S3_ENDPOINT: 'https://s3.example.org',
      BUILDS_S3_BUCKET: 'builds',
      BUILDS_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      BUILDS_S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
    };
    expect(parse(bucket)).toMatchObject({
      buildBucket: { bucket: 'builds', region: 'us-east-1', prefix: '' },
      pictureBucket: undefined,
    });
    expect(() => parse({ ...bucket, BUILDS_S3_BUCKET: '' })).toThrow(
      'BUILDS_S3_BUCKET: is missing',
    );
  });
});

describe('overrides of remotes', () => {
  test.each([{}, { PUBLIC_URL: 'http://sastre.intern' }, { PUBLIC_URL: 'https://localhost:4443' }])(
    'are for development: %j',
    (env) => {
      expect(parse({ ...env, MFE_OVERRIDES: 'true' }).overrides).toBe(true);
    },
  );

  test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://cv.example.org' }])(
    'are refused in production: %j',
    (env) => {
      expect(() => parse({ ...env, MFE_OVERRIDES: 'true' })).toThrow('MFE_OVERRIDES: is refused');
      expect(parse(env).overrides).toBe(false);
    },
  );
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

describe('the key of secrets', () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

  test('is none, one, or several during a change', () => {
    expect(parse({}).secretsKeys).toEqual([]);
    const { secretsKeys } = parse({ SECRETS_KEY: `${key(1)}, ${key(2)}` });
    expect(secretsKeys.map((bytes) => [bytes.length, bytes[0]])).toEqual([
      [32, 1],
      [32, 2],
    ]);
  });

  test.each(['short', 'x'.repeat(45), `${'A'.repeat(42)}`, '**'])('%s is refused', (given) => {
    expect(() => parse({ SECRETS_KEY: given })).toThrow('SECRETS_KEY: Use 32 random bytes');
  });
});
