import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { bootSchema } from '@sastre/shared-contracts/registry';
import { formWith, makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

const OIDC = '/idp/realms/sastre/protocol/openid-connect';
const ACCOUNT = '/idp/realms/sastre/account/account-security/signing-in';
const html = { accept: 'text/html', host: 'localhost:4000' };

let site: TestSite;
let user: Visitor;
let pictureId: string;
let shareLink: string;

beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_FROM: 'a@b.example' };
  site = await startTestSite(mail, undefined, undefined, true);
  user = await site.visitor();
  const assets = join(site.config.buildDir, 'shell/assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'app.js'), 'plain');
  await writeFile(join(assets, 'keeper.0a1b.js'), 'plain');
  const form = formWith(await makePicture());
  ({ pictureId } = (await user.call('POST', '/user/me/picture', form)).json<{
    pictureId: string;
  }>());
  const link = await user.call('GET', `/user/me/picture/${pictureId}/share-link`);
  ({ shareLink } = link.json<{ shareLink: string }>());
});
afterAll(() => site.stop());

/** The security headers of an answer, all of them. */
function securityOf({ headers }: LightMyRequestResponse, csp: 'whole' | 'without' = 'whole') {
  const names = Object.keys(headers).filter((name) =>
    /^(content-security|x-(?!pdf-)|referrer|cross-origin|permissions|strict|access-control|server$)/.test(
      name,
    ),
  );
  return Object.fromEntries(
    names
      .filter((name) => csp === 'whole' || name !== 'content-security-policy')
      .map((name) => [name, headers[name]]),
  );
}

const BASELINE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
};
const APP = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify 'allow-duplicates'",
].join('; ');
const API = "default-src 'none'; frame-ancestors 'none'";
const THREAD = `${API}; connect-src 'self'`;
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FRAMABLE = APP.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
const FRAME = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  'img-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
const bearer = () => ({ authorization: `Bearer ${user.token}` });
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  url,
  headers,
});

/** Every kind of answer: what is asked, its status, its policy. */
const ANSWERS: [name: string, ask: () => InjectOptions, status: number, policy: string][] = [
  ['the welcome page', () => get('/', html), 200, APP],
  ['the app', () => get('/cv-data?edit=true', { ...html, cookie: 'had-session=1' }), 200, APP],
  ['the checkout, with the stand-in', () => get('/checkout?planId=starter', html), 200, APP],
  ['the preview frame', () => get('/preview-frame.html', html), 200, FRAME],
  ['the silent check', () => get('/silent-check-sso.html', html), 200, FRAMABLE],
  ['a redirect home', () => get('/plans', { ...html, host: '127.0.0.1:4000' }), 307, API],
  ['a script', () => get('/assets/app.js'), 200, API],
  ['the thread that holds the tokens', () => get('/assets/keeper.0a1b.js'), 200, THREAD],
  ['a script that is not there', () => get('/assets/none.js'), 404, API],
  ['a remote that is not there', () => get('/mfe/x/remoteEntry.js'), 404, API],
  ['a font that is not there', () => get('/fonts/x.woff2'), 404, API],
  ['an icon of a plan', () => get('/plans-icons/free.svg'), 200, API],
  ['the registry', () => get('/registry.json'), 200, API],
  ['health', () => get('/health/live'), 200, API],
  ['an answer of the API', () => get('/api/user/me/cv', bearer()), 200, API],
  ['an answer without token', () => get('/api/saas/plans'), 200, API],
  ['the API described', () => get('/api/openapi.json'), 200, API],
  ['a picture', () => get(`/api/user/me/picture/${pictureId}`, bearer()), 200, PICTURE],
  [
    'a PDF',
    () => ({
      method: 'POST',
      url: '/api/utils/generate-pdf',
      headers: bearer(),
      payload: { html: '<p>CV</p>', docTitle: 'CV' },
    }),
    200,
    API,
  ],
  ['an export', () => get('/api/user/me/export', bearer()), 200, API],
  [
    'an empty answer',
    () => ({ method: 'DELETE', url: '/api/user/me/cv', headers: bearer() }),
    204,
    API,
  ],
  ['a call without token', () => get('/api/user/me/cv'), 401, API],
  ['nothing of the API', () => get('/api/nothing'), 404, API],
  ['another method', () => ({ method: 'DELETE', url: '/plans' }), 405, API],
  ['another method of the API', () => ({ method: 'POST', url: '/api/saas/plans' }), 405, API],
  ['another origin’s question', () => ({ method: 'OPTIONS', url: '/api/user/me/cv' }), 405, API],
  ['no file', () => get('/assets/nothing.txt'), 404, API],
  ['nowhere', () => get('/nothing.txt', html), 404, APP],
  ['an address that cannot be read', () => get('/%zz'), 400, API],
  [
    'a forged webhook',
    () => ({ method: 'POST', url: '/api/saas/stripe/webhook', payload: { id: 'evt_1' } }),
    400,
    API,
  ],
];

describe('exactly the headers of the table', () => {
  test.each(ANSWERS)('%s', async (_name, ask, status, policy) => {
    const answer = await site.app.inject(ask());
    expect([answer.statusCode, securityOf(answer)]).toEqual([
      status,
      { ...BASELINE, 'content-security-policy': policy },
    ]);
  });

  test('a shared picture, which other sites may show', async () => {
    const answer = await site.app.inject(new URL(shareLink, 'http://localhost').pathname);
    expect([answer.statusCode, securityOf(answer)]).toEqual([
      200,
      {
        ...BASELINE,
        'content-security-policy': PICTURE,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      },
    ]);
  });

  test('what fails within', async () => {
    const { print } = site.pdf;
    site.pdf.print = async () => Promise.reject(new Error('unforeseen'));
    const payload = { html: '<p>CV</p>', docTitle: 'CV' };
    const url = '/api/utils/generate-pdf';
    const answer = await site.app.inject({ method: 'POST', url, headers: bearer(), payload });
    site.pdf.print = print;
    expect([answer.statusCode, securityOf(answer)]).toEqual([
      500,
      { ...BASELINE, 'content-security-policy': API },
    ]);
  });
});

describe('pages of the embedded providers', () => {
  const auth = `${OIDC}/auth?client_id=sastre-web&redirect_uri=http%3A%2F%2Flocalhost%3A4000%2F&response_type=code&scope=openid&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;
  test.each([
    ['the discovery', '/idp/realms/sastre/.well-known/openid-configuration', 'none'],
    ['the keys', `${OIDC}/certs`, 'none'],
    ['a wrong request to sign in', `${OIDC}/auth?client_id=x`, 'none'],
    ['a request to sign in', auth, 'none'],
    ['a silent request', `${auth}&prompt=none`, 'self'],
    ['the password page without a session', ACCOUNT, 'none'],
    ['an interaction that is over', '/idp/realms/sastre/interaction/x', 'none'],
    ['the first cookie frame', `${OIDC}/3p-cookies/step1.html`, 'self'],
    ['the second cookie frame', `${OIDC}/3p-cookies/step2.html`, 'self'],
    ['the session frame', `${OIDC}/login-status-iframe.html`, 'self'],
    ['the form for a new password', '/idp/realms/sastre/login-actions/forgot-password', 'none'],
    ['a used link', '/idp/realms/sastre/login-actions/new-password?token=x', 'none'],
    ['the logout', `${OIDC}/logout`, 'none'],
    ['the styles', '/idp/assets/idp.css', 'none'],
    ['nothing', '/idp/realms/sastre/nothing', 'none'],
    ['a purchase that is over', '/standin/checkout/x', 'none'],
    ['a portal that is over', '/standin/portal/x', 'none'],
    ['the provider’s API', '/standin/v1/customers/cus_1', 'none'],
    ['the provider’s script', '/standin/v1/stripe.js', 'none'],
    ['the provider’s styles', '/standin/assets/pages.css', 'none'],
  ])('%s', async (name, url, framable) => {
    const answer = await site.app.inject({ url, headers: html });
    expect(answer.statusCode).toBeLessThan(500);
    const { 'access-control-allow-origin': readers, ...rest } = securityOf(answer, 'without');
    expect(rest).toEqual(BASELINE);
    // What is public by its nature may be read from anywhere; nothing else may.
    expect(readers).toBe(/discovery|keys/.test(name) ? '*' : undefined);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors '${framable}'`);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  });
});

describe('an https site with providers of its own', () => {
  let secure: TestSite;
  beforeAll(async () => {
    secure = await startTestSite({
      PUBLIC_URL: 'https://cv.example.org',
      IDP_URL: 'https://id.example.org/auth',
      STRIPE_SECRET_KEY: 'sk_live_a1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_a1',
      STRIPE_WEBHOOK_SECRET: 'whsec_a1',
      POSTHOG_KEY: 'phc_a1',
      POSTHOG_HOST: 'https://events.example.org',
    });
  });
  afterAll(() => secure.stop());
  const hosts = async (url: string) => {
    const answer = await secure.app.inject({ url, headers: { accept: 'text/html' } });
    return String(answer.headers['content-security-policy'])
      .split('; ')
      .filter((row) => row.includes('://'));
  };
  const identity = 'https://id.example.org';

  test('names the identity provider and analytics, and nobody else', async () => {
    const named = [
      `frame-src 'self' ${identity}`,
      `connect-src 'self' ${identity} https://events.example.org`,
      `form-action 'self' ${identity}`,
    ];
    for (const url of ['/', '/plans', '/checkout-success']) expect(await hosts(url)).toEqual(named);
  });

  test('names the payment provider on the checkout', async () => {
    const scripts = 'https://js.stripe.com https://*.js.stripe.com';
    expect(await hosts('/checkout')).toEqual([
      `script-src 'self' ${scripts}`,
      `frame-src 'self' ${identity} ${scripts} https://hooks.stripe.com`,
      `connect-src 'self' ${identity} https://events.example.org https://api.stripe.com`,
      `form-action 'self' ${identity}`,
    ]);
  });

  test('names nobody but the identity provider to the silent check, and nobody in the preview', async () => {
    expect((await hosts('/silent-check-sso.html')).join(' ')).not.toMatch(/stripe|events/);
    expect(await hosts('/preview-frame.html')).toEqual([]);
  });

  test('is to be reached by https for a year, whatever it answers', async () => {
    for (const url of [
      '/',
      '/api/saas/plans',
      '/api/user/me/cv',
      '/assets/x.js',
      '/%zz',
      '/nothing.txt',
    ]) {
      const { headers } = await secure.app.inject(url);
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    }
  });

  test('tells the page where events go; a site without a key tells nothing', async () => {
    const boot = async ({ app }: TestSite) => {
      const { body } = await app.inject({ url: '/plans', headers: html });
      const json =
        /<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '';
      return bootSchema.parse(JSON.parse(json)).analytics;
    };
    expect(await boot(secure)).toEqual({ host: 'https://events.example.org', key: 'phc_a1' });
    expect(await boot(site)).toBeUndefined();
    const { body } = await site.app.inject({ url: '/plans', headers: html });
    expect(body).not.toContain('analytics');
  });
});
