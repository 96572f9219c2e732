import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootSchema, type Boot } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;
let secure: TestSite;
let developing: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  secure = await startTestSite({
    PUBLIC_URL: 'https://cv.example.org',
    IDP_URL: 'https://id.example.org/auth',
    STRIPE_SECRET_KEY: 'sk_live_a1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a1',
    STRIPE_WEBHOOK_SECRET: 'whsec_a1',
  });
  developing = await startTestSite({ MFE_OVERRIDES: 'true' });
  const assets = join(site.config.buildDir, 'shell/assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'app.js'), 'plain');
});
afterAll(async () => {
  await site.stop();
  await secure.stop();
  await developing.stop();
});

const get = (url: string, headers: Record<string, string> = {}, from = site) =>
  from.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000', ...headers } });
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
function bootOf(html: string): Boot {
  const json = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return bootSchema.parse(JSON.parse(json));
}

describe('documents', () => {
  test.each([
    ['/', {}, 'welcome.en'],
    ['/', { 'accept-language': 'de-AT,en;q=0.5' }, 'welcome.de'],
    ['/', { 'accept-language': 'fr,es' }, 'welcome.en'],
    ['/', { cookie: 'a=b; lang=es', 'accept-language': 'de' }, 'welcome.es'],
    ['/', { cookie: 'lang=xx', 'accept-language': 'es' }, 'welcome.es'],
    ['/?lang=es', { cookie: 'lang=de' }, 'welcome.es'],
    ['/?lang=fr&lang=es', { cookie: 'lang=de' }, 'welcome.de'],
    ['/', { cookie: 'had-session=1' }, 'app'],
    ['/plans', {}, 'app'],
    ['/cv-data?edit=true&tab=skills', {}, 'app'],
    ['/', { accept: '*/*' }, 'welcome.en'],
  ])('%s with %j is %s', async (url, headers, title) => {
    const answer = await get(url, headers);
    expect(titleOf(answer.body)).toBe(title);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });

  test('carry what the shell needs to boot', async () => {
    const headers = { cookie: 'lang=de' };
    expect(bootOf((await get('/', headers)).body)).toEqual({
      language: 'de',
      identity: { url: 'http://localhost:4000/idp', realm: 'sastre', clientId: 'sastre-web' },
      registry: { revision: 0, remotes: [], pages: [] },
      overrides: false,
      reports: true,
      site: { legal: [], engine: 'rules' },
    });
    expect(bootOf((await get('/', headers, secure)).body)).toMatchObject({
      identity: { url: 'https://id.example.org/auth' },
      overrides: false,
      reports: true,
    });
    expect(bootOf((await get('/', headers, developing)).body).overrides).toBe(true);
  });

  test.each([
    [{ 'accept-encoding': 'gzip, deflate, br' }, 'br', brotliDecompressSync],
    [{ 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
  ])('with %j go out packed', async (headers, encoding, unpack) => {
    const answer = await get('/', headers);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(unpack(answer.rawPayload).toString()).toBe((await get('/')).body);
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/', '/plans'])('%s comes in the chosen theme', async (url) => {
    const root = async (cookie: string) =>
      /<html[^>]*>/.exec((await get(url, { cookie })).body)?.[0];
    expect(await root('theme=dark')).toContain('data-theme="dark"');
    expect(await root('lang=en; theme=light')).toContain('data-theme="light"');
    expect(await root('theme="><script>')).not.toContain('theme');
    expect(await root('')).not.toContain('theme');
  });

  test.each(['/api/x', '/assets', '/mfe/x', '/mfe/x.js', '/idp/x', '/health/x'])(
    '%s is never one',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
    },
  );

  test('who takes no html gets none', async () => {
    expect((await get('/plans', { accept: 'application/json' })).statusCode).toBe(404);
    for (const accept of ['*/*', 'image/avif,*/*']) {
      const answer = await get('/.git/config', { accept });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
    }
  });

  test('before the build there is a clear answer', async () => {
    const bare = await startTestSite();
    await rm(bare.config.buildDir, { recursive: true });
    expect((await get('/', {}, bare)).json()).toMatchObject({
      status: 503,
      detail: expect.stringContaining('npm run build'),
    });
    await bare.stop();
  });

  test.each(['127.0.0.1:4000', '[::1]:4000', 'cv.localhost:4000'])(
    'at %s move to the public url',
    async (host) => {
      const answer = await get('/plans?x=1', { host });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        307,
        'http://localhost:4000/plans?x=1',
      ]);
      expect((await get('//evil.example/', { host })).headers.location).toBe(
        'http://localhost:4000/evil.example/',
      );
      expect((await get('/health/live', { host })).statusCode).toBe(200);
      expect((await get('/api/saas/plans', { host })).statusCode).toBe(200);
      expect((await get('/plans', { host }, secure)).statusCode).toBe(200);
    },
  );
});

test('cookies travel over https only where the site has it', async () => {
  expect(String((await get('/')).headers['set-cookie'])).not.toContain('Secure');
  expect(String((await get('/', {}, secure)).headers['set-cookie'])).toMatch(/; Secure$/);
});

describe('security headers', () => {
  const csp = async (url: string, from = site) =>
    String((await get(url, {}, from)).headers['content-security-policy']);

  test('of the app', async () => {
    expect((await csp('/')).split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'self'",
      "img-src 'self' blob: data:",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      "trusted-types default dompurify 'allow-duplicates'",
    ]);
  });

  test('of the checkout allow the payment provider, and only there', async () => {
    const policy = (await csp('/checkout?planId=starter', secure)).split('; ');
    const app = (await csp('/plans', secure)).split('; ');
    expect(policy.filter((row) => !app.includes(row))).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "frame-src 'self' https://id.example.org https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://id.example.org https://api.stripe.com",
    ]);
    // Its script may bring policies of its own, by names that are its business.
    expect(app.filter((row) => !policy.includes(row)).map((row) => row.split(' ')[0])).toEqual([
      'script-src',
      'frame-src',
      'connect-src',
      'trusted-types',
    ]);
    for (const path of ['/plans', '/checkout-success', '/checkout/x', '/checkout-cancel'])
      expect(await csp(path, secure)).not.toContain('stripe');
  });

  test('of the checkout with the stand-in are those of the app: no other host at all', async () => {
    expect(await csp('/checkout?planId=starter')).toBe(await csp('/'));
  });

  test('of the two frames', async () => {
    expect(await csp('/silent-check-sso.html')).toContain("frame-ancestors 'self'");
    expect((await csp('/preview-frame.html')).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "font-src 'self'",
        'img-src blob: data:',
        "frame-ancestors 'self'",
      ]),
    );
    expect((await get('/preview-frame.html')).body).toContain('<!--boot-->');
  });

  test('with an identity provider elsewhere, and with overrides', async () => {
    expect(await csp('/', secure)).toContain("frame-src 'self' https://id.example.org;");
    expect(await csp('/', developing)).toContain("script-src 'self' http://localhost:*;");
  });

  test('of every answer', async () => {
    const baseline = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    };
    for (const url of [
      '/',
      '/api/saas/plans',
      '/assets/app.js',
      '/nothing.txt',
      '/registry.json',
    ]) {
      expect((await get(url)).headers).toMatchObject(baseline);
      expect((await get(url)).headers['strict-transport-security']).toBeUndefined();
    }
    expect((await get('/', {}, secure)).headers['strict-transport-security']).toMatch(
      /max-age=\d{8}/,
    );
  });
});
