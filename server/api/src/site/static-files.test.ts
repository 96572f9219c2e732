import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  const assets = join(site.config.buildDir, 'shell/assets');
  await mkdir(join(assets, 'deep'), { recursive: true });
  await mkdir(join(site.config.buildDir, 'mfe/billing/1.0.0-ab'), { recursive: true });
  await writeFile(join(assets, 'app.js'), 'plain');
  await writeFile(join(assets, 'app.js.br'), 'brotli');
  await writeFile(join(assets, 'app.js.gz'), 'gzip');
  await writeFile(join(assets, '.secret.js'), 'hidden');
  await writeFile(join(assets, 'deep/.secret.js'), 'hidden');
  await mkdir(join(assets, '.hidden'));
  await writeFile(join(assets, '.hidden/app.js'), 'hidden');
  await writeFile(join(assets, 'app.html'), '<p>No page</p>');
  const fonts = join(site.config.buildDir, 'fonts/world/noto-sans-sc-1.0.0');
  await mkdir(fonts, { recursive: true });
  await writeFile(join(fonts, '1-400.ttf'), 'font');
  await writeFile(join(fonts, '1-400.ttf.br'), 'packed font');
  await writeFile(join(assets, 'deep/style.css'), 'p{}');
  await writeFile(join(site.dir, 'outside.js'), 'outside');
  await writeFile(join(site.config.buildDir, 'mfe/billing/1.0.0-ab/remoteEntry.js'), 'entry');
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000', ...headers } });

describe('files', () => {
  test.each([
    [{ 'accept-encoding': 'gzip, deflate, br' }, 'brotli', 'br'],
    [{ 'accept-encoding': 'gzip' }, 'gzip', 'gzip'],
    [{ 'accept-encoding': 'br;q=0, gzip;q=0.5' }, 'gzip', 'gzip'],
    [{}, 'plain', undefined],
  ])('with %j are %s', async (headers, body, encoding) => {
    const answer = await get('/assets/app.js', headers);
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
  });

  test('of a font of another script go out packed and may be kept for ever', async () => {
    const url = '/fonts/world/noto-sans-sc-1.0.0/1-400.ttf';
    const answer = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['packed font', 'br']);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/ttf',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get(url)).body).toBe('font');
  });

  test('that a browser has are not sent again', async () => {
    const { etag } = (await get('/assets/app.js')).headers;
    const answer = await get('/assets/app.js', { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test('that a browser has in another encoding are sent', async () => {
    const { etag } = (await get('/assets/app.js', { 'accept-encoding': 'br' })).headers;
    const answer = await get('/assets/app.js', { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.body]).toEqual([200, 'plain']);
  });

  test.each([
    ['bytes=1-2', {}, 'la', 'bytes 1-2/5', undefined],
    ['bytes=3-', {}, 'in', 'bytes 3-4/5', undefined],
    ['bytes=-2', {}, 'in', 'bytes 3-4/5', undefined],
    ['bytes=4-99', {}, 'n', 'bytes 4-4/5', undefined],
    // A range is one of what goes over the wire.
    ['bytes=0-2', { 'accept-encoding': 'br' }, 'bro', 'bytes 0-2/6', 'br'],
  ])(
    'are sent from where a download broke off: %s with %j',
    async (range, headers, body, at, encoding) => {
      const answer = await get('/assets/app.js', { range, ...headers });
      expect([answer.statusCode, answer.body]).toEqual([206, body]);
      expect(answer.headers['content-range']).toBe(at);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(body.length),
        vary: 'Accept-Encoding',
      });
    },
  );

  test.each([
    ['bytes=0-1,3-4', {}],
    ['lines=1-2', {}],
    ['bytes=1-2', { 'if-range': '"of another build"' }],
    ['bytes=1-2', { 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' }],
  ])('are sent whole for %s with %j', async (range, headers) => {
    const answer = await get('/assets/app.js', { range, ...headers });
    expect([answer.statusCode, answer.body]).toEqual([200, 'plain']);
  });

  test.each(['bytes=5-', 'bytes=x'])('tell their size to who asks for %s', async (range) => {
    const answer = await get('/assets/app.js', { range });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes */5',
      'cache-control': 'no-store',
    });
  });

  test('are not sent to who wants another build of them', async () => {
    const answer = await get('/assets/app.js', { 'if-match': '"of another build"' });
    expect(answer.json()).toMatchObject({ status: 412, code: 'changed-elsewhere' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('answer HEAD without a body', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: '/assets/deep/style.css' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
      200,
      '',
      '3',
    ]);
  });

  test('of a remote are served, unknown ones are a real 404', async () => {
    expect((await get('/mfe/billing/1.0.0-ab/remoteEntry.js')).body).toBe('entry');
    expect((await get('/mfe/billing/1.0.0-cd/remoteEntry.js')).statusCode).toBe(404);
  });

  test.each([
    '/assets/../outside.js',
    '/assets/%2e%2e/%2e%2e/%2e%2e/outside.js',
    '/assets/..%2f..%2f..%2foutside.js',
    '/assets/..%5c..%5coutside.js',
    '/assets/deep/..%2fapp.js',
    '/assets/deep%2f..%2f..%2f..%2f..%2foutside.js',
    '/assets/deep/..',
    '/assets/%252e%252e%252foutside.js',
    '/assets/%2foutside.js',
    '/assets/app.js.br',
    '/assets/app.html',
    '/assets/.hidden/app.js',
    '/assets/deep/%2esecret.js',
    '/assets/.secret.js',
    '/assets/deep',
    '/assets/deep/',
    '/assets//app.js',
    '/assets/app.js%00',
    '/assets/app.js/x.js',
    `/assets/${'a'.repeat(400)}.js`,
  ])('%s is not one', async (url) => {
    for (const encoding of ['identity', 'gzip, br']) {
      const answer = await get(url, { 'accept-encoding': encoding, accept: '*/*' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  // What calls the app directly has its dots taken away before they arrive.
  test.each([
    '/assets/../../../outside.js',
    '/assets/deep/../app.js',
    '/assets/./app.js',
    '/assets/%2e/app.js',
    '/assets/%2e%2e/%2e%2e/%2e%2e/outside.js',
    '/assets/..\\..\\..\\outside.js',
    '/mfe/../shell/assets/app.js',
    '//assets/app.js',
  ])('%s is not one on the wire either', async (path) => {
    const { port } = site.app.server.address() as AddressInfo;
    const [answer] = (await once(request({ host: '127.0.0.1', port, path }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect(answer.statusCode).toBe(404);
    expect(await json(answer)).toMatchObject({ code: 'not-found' });
  });

  test.each([
    '/assets/%',
    '/assets/%zz.js',
    '/assets/%c3%28.js',
    '/assets/app%.js',
    '/mfe/%e0%a4%a.js',
  ])('%s cannot be read', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'malformed-request',
    ]);
  });

  test('have any name that can be written', async () => {
    const name = '100% ä #1?.js';
    await writeFile(join(site.config.buildDir, 'shell/assets', name), 'named');
    expect((await get(`/assets/${encodeURIComponent(name)}`)).body).toBe('named');
  });

  test('keep their content when a link stands in their place', async () => {
    const link = join(site.config.buildDir, 'shell/assets/link.js');
    await symlink(join(site.config.buildDir, 'shell/assets/app.js'), link);
    expect((await get('/assets/link.js')).body).toBe('plain');
  });
});
