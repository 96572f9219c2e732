import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;
let developing: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  developing = await startTestSite({ MFE_OVERRIDES: 'true' });
  const { registryFile } = site.config;
  await mkdir(join(registryFile, '..'), { recursive: true });
  const remotes = [
    { name: 'mfe_off', enabled: false, pages: [{ id: 'reports', path: '/reports' }] },
    { name: 'mfe_broken', pages: [{ id: 'nested', path: '/reports/monthly' }] },
  ];
  await writeFile(registryFile, JSON.stringify({ revision: 1, remotes }));
});
afterAll(async () => {
  await site.stop();
  await developing.stop();
});

const get = (url: string, headers: Record<string, string> = {}, from = site) =>
  from.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000', ...headers } });
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
async function shown(url: string, headers?: Record<string, string>, from?: TestSite) {
  const { statusCode, body } = await get(url, headers, from);
  return [statusCode, titleOf(body)];
}

describe('an address that leads nowhere', () => {
  test.each([
    '/no-such',
    '/plans/more',
    '/privacy',
    '/index.html',
    '/wp-login.php',
    '/.git/config',
    '/reports/weekly',
    '/legal',
    '/legal/',
    '/legal/no-such',
    '/legal/no-such.txt',
    '/legal/deep/no-such.html',
    '/legal/..%2fno-such.txt',
  ])('%s is 404 in the visitor’s language, signed in or out', async (url) => {
    expect(await shown(url)).toEqual([404, 'missing.en']);
    expect(await shown(url, { cookie: 'had-session=1; lang=de' })).toEqual([404, 'missing.de']);
    expect(await shown(`${url}?lang=es`)).toEqual([404, 'missing.es']);
  });

  test.each(['/legal', '/legal/', '/legal/no-such', '/legal/no-such.txt'])(
    '%s is a problem to programs',
    async (url) => {
      const { statusCode, headers } = await get(url, { accept: 'application/json' });
      expect([statusCode, headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    },
  );

  test('carries no boot data, and is nobody’s to keep', async () => {
    const answer = await get('/no-such');
    expect(answer.body).not.toContain('id="boot"');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  test('may be a page of a remote that a developer adds', async () => {
    expect(await shown('/no-such', {}, developing)).toEqual([200, 'app']);
  });
});

test.each(['/plans', '/Plans/', '/tailored-changes?cvId=1', '/import', '/logout'])(
  '%s is a page of the site',
  async (url) => {
    expect(await shown(url)).toEqual([200, 'app']);
  },
);

test.each(['/reports', '/reports/monthly'])(
  '%s is known by the registry, though its remote is off or broken',
  async (url) => {
    expect(await shown(url)).toEqual([200, 'app']);
    expect((await get(url)).body).toContain('"pages":["/reports","/reports/monthly"]');
  },
);
