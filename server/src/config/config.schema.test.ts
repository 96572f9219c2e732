import { describe, expect, test } from '@jest/globals';
import { ConfigError, parseConfig } from './config.schema.ts';
import { configTable, settings } from './settings.ts';

const repository = '/srv/sastre';
const parse = (env: Record<string, string | undefined> = {}, isRoot = false) =>
  parseConfig({ env, repository, isRoot });

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(parse()).toEqual({
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      dataDir: '/srv/sastre/.data',
      databaseUrl: undefined,
      buildDir: '/srv/sastre/.build',
      registryFile: '/srv/sastre/registry/local.json',
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
      plansFile: undefined,
      overrides: false,
      workers: 1,
      tailoringPauseMs: 150,
    });
  });

  test('derives the public url from the port and trims a slash', () => {
    expect(parse({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
    expect(parse({ PUBLIC_URL: 'https://cv.example.org/' }).publicUrl).toBe(
      'https://cv.example.org',
    );
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
