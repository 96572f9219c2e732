import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootSchema } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { ROOT_FILES } from './root-files.ts';

let folder = '';
let site: TestSite;
let nobody: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'who-runs-it-'));
  const file = join(folder, 'site.json');
  await writeFile(join(folder, 'privacy.md'), '# Data\n\nWe **keep** <script>little</script>.');
  await writeFile(
    file,
    JSON.stringify({
      support: 'help@example.org',
      contact: 'hello@example.org',
      privacy: { en: { file: 'privacy.md' }, de: 'Wir speichern wenig.' },
      checkout: { vat: 'included' },
    }),
  );
  site = await startTestSite({ SITE_FILE: file, PUBLIC_URL: 'https://cv.example.org', ...STRIPE });
  nobody = await startTestSite();
  const built = join(site.config.buildDir, 'shell/public');
  await mkdir(built, { recursive: true });
  await Promise.all(ROOT_FILES.map((name) => writeFile(join(built, name), name)));
});
afterAll(async () => {
  await site.stop();
  await nobody.stop();
  await rm(folder, { recursive: true });
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
};
const get = (url: string, headers: Record<string, string> = {}, from = site) =>
  from.app.inject({ url, headers: { accept: 'text/html', host: 'cv.example.org', ...headers } });

describe('pages about who runs the site', () => {
  test('show their text in the visitor’s language, as the house writes markdown', async () => {
    const english = await get('/privacy');
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<title>privacy.en</title>');
    expect(english.body).toContain(
      '<div class="text"><h2>Data</h2><p>We <strong>keep</strong> &lt;script&gt;little&lt;/script&gt;.</p></div>',
    );
    const german = await get('/privacy/', { cookie: 'lang=de; had-session=1' });
    expect(german.body).toContain('<div class="text"><p>Wir speichern wenig.</p></div>');
  });

  test('say in which language the text is where it is another one', async () => {
    const { body } = await get('/privacy?lang=es');
    expect(body).toContain('<title>privacy.es</title>');
    expect(body).toContain('<div class="text" lang="en">');
  });

  test('have the policy of every document, and are 404 where they are not configured', async () => {
    const policy = (await get('/privacy')).headers['content-security-policy'];
    expect(policy).toBe((await get('/')).headers['content-security-policy']);
    expect((await get('/imprint')).statusCode).toBe(404);
    expect((await get('/privacy', {}, nobody)).statusCode).toBe(404);
  });
});

test('documents are told addresses and the price; the app is told in its boot data', async () => {
  const { body } = await get('/');
  expect(body).toContain('€9.90');
  expect((await get('/?lang=de')).body).toContain('9,90\u00a0€');
  expect(body).toContain('<a href="mailto:help@example.org">Help</a>');
  const boot = bootSchema.parse(
    JSON.parse(/id="boot">(.*)<\/script>/.exec((await get('/plans')).body)?.[1] ?? ''),
  );
  expect(boot.site).toEqual({
    legal: ['privacy'],
    engine: 'rules',
    support: 'help@example.org',
    checkout: {
      en: { vat: 'The price includes VAT.' },
      es: { vat: 'El precio incluye el IVA.' },
      de: { vat: 'Der Preis enthält die Mehrwertsteuer.' },
    },
  });
  const bare = (await get('/', { host: 'localhost:4000' }, nobody)).body;
  expect(bare).not.toContain('mailto:');
  expect(bare).toContain('"site":{"legal":[],"engine":"rules"}');
});

describe('what is asked for by a fixed name', () => {
  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og.de.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/.well-known/security.txt', 'text/plain'],
  ])('%s is there, as %s', async (url, type) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-type']).split(';')[0]).toBe(type);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  });

  test('crawlers learn of what can be read without an account', async () => {
    expect((await get('/robots.txt')).body).toContain(
      'Sitemap: https://cv.example.org/sitemap.xml',
    );
    const { body } = await get('/sitemap.xml');
    expect(body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://cv.example.org/',
      '<loc>https://cv.example.org/privacy',
    ]);
    expect(body).toContain('hreflang="es" href="https://cv.example.org/privacy?lang=es"');
  });

  test('who finds a weakness learns whom to write to, and until when that is good', async () => {
    const { body } = await get('/.well-known/security.txt');
    expect(body).toContain('Contact: mailto:hello@example.org\n');
    const [, expires = ''] = /Expires: (.*)/.exec(body) ?? [];
    const days = (Date.parse(expires) - site.clock.now) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    expect((await get('/.well-known/security.txt', {}, nobody)).statusCode).toBe(404);
  });
});
