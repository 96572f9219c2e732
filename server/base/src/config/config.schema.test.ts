import { describe, expect, test } from '@jest/globals';
import { ConfigError } from './config-error.ts';
import { parseConfig } from './config.schema.ts';
import { configTable, settings } from './settings.ts';

const repository = '/srv/sastre';
const parse = (env: Record<string, string | undefined> = {}, isRoot = false) =>
  parseConfig({ env, repository, isRoot });

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(parse()).toEqual({
      secretsKeys: [],
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      dataDir: '/srv/sastre/.data',
      databaseUrl: undefined,
      buildDir: '/srv/sastre/.build',
      registryStore: 'file',
      registryFile: '/srv/sastre/registry/local.json',
      buildBucket: undefined,
      logLevel: 'info',
      trustProxy: false,
      chromiumPath: undefined,
      identity: {
        embedded: true,
        url: 'http://localhost:4000/idp',
        realm: 'sastre',
        clientId: 'sastre-web',
        audience: 'cv-api',
      },
      pictureBucket: undefined,
      plansFile: undefined,
      siteFile: undefined,
      payment: {
        stripe: undefined,
        graceMs: 604_800_000,
        isTurnable: false,
        isProduction: false,
      },
      rateBudgets: {
        reads: 1_200,
        writes: 300,
        uploads: 60,
        pdfs: 90,
        tailorings: 30,
        payments: 30,
        shared: 20,
      },
      drainMs: 0,
      metrics: {},
      remoteReports: true,
      analytics: undefined,
      overrides: false,
      workers: 1,
      tailoringPauseMs: 150,
      tailoringDeadlineMs: 360_000,
    });
  });

  test('derives the public url from the port and trims a slash', () => {
    expect(parse({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
    expect(parse({ PUBLIC_URL: 'https://cv.example.org/' }).publicUrl).toBe(
      'https://cv.example.org',
    );
  });

  test('goes on for a while when it is stopped where a balancer may stand before it', () => {
    const DATABASE_URL = 'postgres://a:b@db/c';
    expect(parse({ DATABASE_URL }).drainMs).toBe(5_000);
    expect(parse({ DATABASE_URL, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
    expect(parse({ DRAIN_SECONDS: '20' }).drainMs).toBe(20_000);
    expect(() => parse({ DRAIN_SECONDS: 'long' })).toThrow('DRAIN_SECONDS: ');
  });

  test('keeps data of root where other users can walk to, one folder per clone', () => {
    expect(parse({}, true).dataDir).toMatch(/^\/var\/lib\/sastre\/sastre-[0-9a-f]{8}$/);
    const other = parseConfig({ env: {}, repository: '/other/sastre', isRoot: true });
    expect(other.dataDir).not.toBe(parse({}, true).dataDir);
  });

  test('takes an own identity provider and may leave the audience unchecked', () => {
    const { identity } = parse({ IDP_URL: 'https://id.example.org/', IDP_AUDIENCE: 'none' });
    expect(identity).toMatchObject({
      embedded: false,
      url: 'https://id.example.org',
      audience: undefined,
    });
  });

  test.each([
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY %s', (given, expected) => {
    expect(parse({ TRUST_PROXY: given }).trustProxy).toBe(expected);
  });

  describe('of a model server', () => {
    const model = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small:3b' };
    const failure = (env: Record<string, string>) => {
      try {
        parse(env);
      } catch (error) {
        return (error as Error).message;
      }
      return 'none';
    };

    test('is none unless it is named', () => {
      expect(parse({}).modelServer).toBeUndefined();
    });

    test('is read without a key and prices, and with them', () => {
      expect(parse(model).modelServer).toEqual({
        baseUrl: 'http://localhost:11434/v1',
        model: 'small:3b',
        apiKey: undefined,
        jsonSchema: true,
        callMs: 60_000,
        jobMs: 300_000,
        prices: undefined,
      });
      const more = { AI_API_KEY: 'sk-1', AI_JSON_SCHEMA: 'false', AI_CALL_SECONDS: '5' };
      const prices = { AI_PRICE_IN: '0.15', AI_PRICE_OUT: '2' };
      expect(parse({ ...model, ...more, ...prices }).modelServer).toMatchObject({
        apiKey: 'sk-1',
        jsonSchema: false,
        callMs: 5000,
        prices: { in: 150_000, out: 2_000_000 },
      });
    });

    test.each([
      [{ AI_MODEL: 'm' }, 'AI_BASE_URL'],
      [{ AI_BASE_URL: 'http://localhost/v1' }, 'AI_MODEL'],
      [{ ...model, AI_PRICE_IN: '1' }, 'AI_PRICE_OUT'],
      [{ ...model, AI_PRICE_OUT: '1' }, 'AI_PRICE_IN'],
    ])('of half a configuration %j names %s as missing', (env, name) => {
      const message = failure(env);
      expect(message.match(/\w+: is missing/g)).toEqual([`${name}: is missing`]);
    });

    test('a key alone is half a configuration, and is not told', () => {
      const message = failure({ AI_API_KEY: 'sk-secret' });
      expect(message).toMatch(/AI_BASE_URL: is missing[^]*AI_MODEL: is missing/);
      expect(message).not.toContain('sk-secret');
    });

    test.each([
      ['AI_BASE_URL', 'https://key:hunter2@models.example'],
      ['AI_PRICE_IN', 'hunter2'],
      ['AI_JOB_SECONDS', '541'],
    ])('whose %s is %s is refused', (name, value) => {
      const message = failure({ ...model, AI_PRICE_IN: '1', AI_PRICE_OUT: '1', [name]: value });
      expect(message).toContain(`${name}: `);
      expect(message).not.toContain('hunter2');
    });
  });

  describe('of a bucket for pictures', () => {
    const bucket = {
      PICTURES_S3_ENDPOINT: 'https://s3.example.org/',
      PICTURES_S3_BUCKET: 'cv-pictures',
      PICTURES_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      PICTURES_S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
    };
    const needed = Object.keys(bucket);
    const failure = (env: Record<string, string>) => {
      try {
        parse(env);
      } catch (error) {
        return (error as Error).message;
      }
      return 'none';
    };

    test('is read as a whole, with the usual region and no prefix', () => {
      expect(parse(bucket).pictureBucket).toEqual({
        endpoint: 'https://s3.example.org',
        bucket: 'cv-pictures',
        region: 'us-east-1',
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI',
        prefix: '',
      });
      const more = { PICTURES_S3_REGION: 'eu-central-1', PICTURES_S3_PREFIX: 'sastre/pictures' };
      expect(parse({ ...bucket, ...more }).pictureBucket).toMatchObject({
        region: 'eu-central-1',
        prefix: 'sastre/pictures/',
      });
    });

    test.each(needed)('that lacks %s is refused, and only that is named', (left) => {
      const message = failure({ ...bucket, [left]: '' });
      expect(needed.filter((name) => message.includes(`${name}: `))).toEqual([left]);
      expect(message).not.toMatch(/wJalrXUtnFEMI|AKIDEXAMPLE/);
    });

    test.each(['PICTURES_S3_REGION', 'PICTURES_S3_PREFIX'])('%s alone names all', (name) => {
      const message = failure({ [name]: 'x' });
      for (const missing of needed) expect(message).toContain(`${missing}: is missing`);
    });

    test.each([
      ['PICTURES_S3_ENDPOINT', 'https://key:hunter2@s3.example.org'],
      ['PICTURES_S3_ENDPOINT', 'https://s3.example.org/?x=1'],
      ['PICTURES_S3_ENDPOINT', 's3.example.org'],
      ['PICTURES_S3_BUCKET', 'My Bucket'],
      ['PICTURES_S3_BUCKET', '../other'],
      ['PICTURES_S3_PREFIX', 'a/../b'],
      ['PICTURES_S3_PREFIX', '..'],
      ['PICTURES_S3_PREFIX', '/a'],
      ['PICTURES_S3_PREFIX', 'a?b'],
      ['PICTURES_S3_REGION', 'eu west'],
    ])('whose %s is %s is refused', (name, value) => {
      const message = failure({ ...bucket, [name]: value });
      expect(message).toContain(`${name}: `);
      expect(message).not.toContain('is missing');
      expect(message).not.toContain('hunter2');
    });
  });

  test('an empty variable counts as absent', () => {
    expect(parse({ PORT: '', DATABASE_URL: ' ' })).toEqual(parse());
  });

  test('names every wrong variable at once and shows no value', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'https://cv.example.org/app',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LOG_LEVEL: 'loud',
      MFE_OVERRIDES: 'maybe',
      WORKER: '-1',
    };
    const message = () => {
      try {
        parse(wrong);
      } catch (error) {
        return error instanceof ConfigError ? error.message : '';
      }
      return '';
    };
    for (const name of Object.keys(wrong)) expect(message()).toContain(`${name}: `);
    expect(message()).not.toContain('hunter2');
    expect(message()).not.toContain('HOST: ');
  });

  test('the table tells default and meaning of every variable', () => {
    expect(configTable.map(({ name }) => name)).toEqual(Object.keys(settings));
    for (const row of configTable) {
      expect(row.default).not.toBe('');
      expect(row.meaning).not.toBe('');
    }
  });
});
