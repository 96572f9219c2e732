import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { folderBuilds } from '@sastre/registry';
import { startS3StandIn, type S3StandIn } from '@sastre/s3/testing';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { storedBuilds, sweepStoredBuilds } from './stored-builds.ts';

let s3: S3StandIn;
let site: TestSite;
const put = (key: string, text: string) =>
  s3.objects.set(`builds/${key}`, { bytes: Buffer.from(text), modifiedAt: 0 });
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });

beforeAll(async () => {
  s3 = await startS3StandIn('builds/');
  const { endpoint, bucket, accessKeyId, secretAccessKey, region, prefix } = s3.settings;
  site = await startTestSite({
    BUILDS_S3_ENDPOINT: endpoint,
    BUILDS_S3_BUCKET: bucket,
    BUILDS_S3_ACCESS_KEY_ID: accessKeyId,
    BUILDS_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BUILDS_S3_REGION: region,
    BUILDS_S3_PREFIX: prefix,
  });
  await mkdir(join(site.config.buildDir, 'mfe/billing/1.0.0-ab'), { recursive: true });
  await writeFile(join(site.config.buildDir, 'mfe/billing/1.0.0-ab/remoteEntry.js'), 'own');
});
afterAll(async () => {
  await site.stop();
  await s3.stop();
});
beforeEach(() => {
  s3.seen.length = 0;
  s3.next = [];
});

describe('a file of a build that this node lacks', () => {
  test('is brought from the store once, packed as it lies there, and may be kept for ever', async () => {
    put('mfe/billing/2.0.0-cd/1.js', 'chunk');
    put('mfe/billing/2.0.0-cd/1.js.br', 'packed chunk');
    const url = '/mfe/billing/2.0.0-cd/1.js';
    const [first, second] = await Promise.all([get(url), get(url, { 'accept-encoding': 'br' })]);
    expect([first.body, second.body]).toEqual(['chunk', 'packed chunk']);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const asked = s3.seen.length;
    expect(asked).toBe(3);
    expect((await get(url)).body).toBe('chunk');
    expect(s3.seen).toHaveLength(asked);
  });

  test('of the shell is one as well', async () => {
    put('shell/assets/app.0a1b.js', 'older app');
    expect((await get('/assets/app.0a1b.js')).body).toBe('older app');
  });

  test('is a real 404 when the store has none, and the store is not asked for it again at once', async () => {
    const url = '/mfe/billing/3.0.0-ef/remoteEntry.js';
    const answers = [await get(url), await get(url)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(s3.seen).toHaveLength(1);
  });

  test('is not there for a moment when the store is away, and comes with it', async () => {
    put('mfe/billing/4.0.0-aa/remoteEntry.js', 'entry');
    const away: S3StandIn['next'][number] = (request, response) => {
      request.resume();
      response.writeHead(503).end();
    };
    s3.next = [away, away, away];
    const answer = await get('/mfe/billing/4.0.0-aa/remoteEntry.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await get('/mfe/billing/4.0.0-aa/remoteEntry.js')).body).toBe('entry');
  });

  test('is never one of another place', async () => {
    put('mfe/secret.js', 'x');
    for (const url of ['/assets/..%2f..%2fmfe/secret.js', '/mfe/a/..%2fsecret.js', '/mfe/.a.js']) {
      expect((await get(url)).statusCode).toBe(404);
    }
    expect(s3.seen).toEqual([]);
  });

  test('that this node has is its own', async () => {
    expect((await get('/mfe/billing/1.0.0-ab/remoteEntry.js')).body).toBe('own');
    expect(s3.seen).toEqual([]);
  });
});

test('what the store lacks is remembered of so many names only', async () => {
  const store = folderBuilds(join(site.dir, 'nothing'));
  let asked = 0;
  const counting = { ...store, read: async () => void (asked += 1) };
  const log = { warn: () => undefined };
  const builds = storedBuilds(counting as never, join(site.dir, 'cache'), log, () => 0);
  for (let n = 0; n <= 1_000; n += 1) await builds.bring(`mfe/x/${n}.js`);
  await builds.bring('mfe/x/1000.js');
  expect(asked).toBe(1_001);
  await builds.bring('mfe/x/0.js');
  expect(asked).toBe(1_002);
});

test('what was brought a month ago goes at a start', async () => {
  const folder = join(site.dir, 'old');
  await mkdir(folder);
  for (const name of ['old.js', 'new.js']) await writeFile(join(folder, name), 'x');
  const now = (await stat(join(folder, 'new.js'))).mtimeMs;
  await utimes(join(folder, 'old.js'), now / 1000 - 31 * 86_400, now / 1000 - 31 * 86_400);
  await sweepStoredBuilds(folder, now);
  expect(await readdir(folder)).toEqual(['new.js']);
  await rm(folder, { recursive: true });
  await sweepStoredBuilds(folder, now);
});
