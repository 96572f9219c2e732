import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import {
  buy,
  CARDS,
  order,
  payWith,
  post,
  settled,
  standInOf,
  usePortal,
  type Purchase,
} from './testing/shopper.ts';

let site: TestSite;
let user: Visitor;
beforeAll(async () => {
  site = await startTestSite({ PAYMENT_TEST_CLOCK: 'true' });
});
afterAll(async () => site.stop());
beforeEach(async () => {
  user = await site.visitor();
});

async function portal(language = 'en'): Promise<string> {
  const body = { returnUrl: 'http://localhost:4000/plans' };
  const headers = { cookie: `lang=${language}` };
  const answer = await user.call('POST', '/user/me/saas/portal', { body, headers });
  return answer.json<{ url: string }>().url;
}
const get = async (url: string) => site.app.inject(new URL(url).pathname);

describe('the payment page', () => {
  test('runs no script, takes nothing from elsewhere, is not framed and not kept', async () => {
    const { url } = (await order(user, 'starter')).json<Purchase>();
    const page = await get(url);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script|style=|\son\w+=/);
    const css = /href="([^"]+\.css[^"]*)"/.exec(page.body)?.[1] ?? '';
    expect((await site.app.inject(css)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('names each wrong field, keeps the name and writes no number back', async () => {
    const { url } = (await order(user, 'starter')).json<Purchase>();
    const fields = {
      number: '4242 4242 4242 4241',
      expiry: '1/20',
      cvc: '98765',
      name: '<b>"Ada"',
    };
    const page = await post(site, url, fields);
    expect(page.statusCode).toBe(422);
    for (const text of [
      'Enter a valid card number.',
      'This card has expired.',
      'Enter the three digits',
    ]) {
      expect(page.body).toContain(text);
    }
    expect(page.body.match(/aria-invalid="true"/g)?.length).toBe(3);
    expect(page.body.match(/autofocus/g)?.length).toBe(1);
    expect(page.body).toContain('value="&lt;b&gt;&quot;Ada&quot;"');
    expect(page.body).not.toMatch(/4241|98765/);
    const stored = await site.db.selectFrom('standin_object').select('body').execute();
    expect(JSON.stringify(stored)).not.toMatch(/4242 ?4242|"cvc"/);
  });

  test('that is over says so, and one that nobody made is not there', async () => {
    const { url } = (await order(user, 'starter')).json<Purchase>();
    await payWith(site, url);
    expect((await get(url)).statusCode).toBe(303);
    const page = await get('http://localhost:4000/standin/checkout/cs_test_nothing');
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('This payment page is closed');
  });
});

describe('the portal', () => {
  test('knows only who has bought', async () => {
    const body = { returnUrl: 'http://localhost:4000/plans' };
    expect((await user.call('POST', '/user/me/saas/portal', { body })).statusCode).toBe(404);
    const foreign = { returnUrl: 'https://evil.example/' };
    expect((await user.call('POST', '/user/me/saas/portal', { body: foreign })).statusCode).toBe(
      422,
    );
  });

  test.each([
    ['en', 'Billing', 'Renews on 18 December 2026', 'Paid'],
    ['es', 'Facturación', 'Se renueva el 18 de diciembre de 2026', 'Pagada'],
    ['de', 'Abrechnung', 'Verlängert sich am 18. Dezember 2026', 'Bezahlt'],
  ])('shows plan, card and invoices in %s', async (language, title, renews, paid) => {
    await buy(site, user, 'starter');
    await settled(site);
    const page = await get(await portal(language));
    expect(page.body).toContain(`<h1>${title}</h1>`);
    for (const text of [renews, paid, 'TEST-0001', '4242']) expect(page.body).toContain(text);
  });

  test('refuses a declined card and keeps the one that is there', async () => {
    await buy(site, user, 'starter');
    await settled(site);
    const answer = await usePortal(site, user, 'card', CARDS.declined);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('This card was declined. The card was not changed.');
    expect((await get(await portal())).body).toContain('Visa ending in 4242');
  });

  test('is closed after an hour', async () => {
    await buy(site, user, 'starter');
    await settled(site);
    const url = await portal();
    await control({ advanceSeconds: 3_601 });
    expect((await get(url)).statusCode).toBe(410);
    expect((await post(site, `${url}/cancel`)).statusCode).toBe(410);
  });
});

async function control(payload: object) {
  const url = '/standin/test_helpers';
  return site.app.inject({ method: 'POST', url, payload });
}

describe('what tests may set', () => {
  test('turns the clock by as much as is asked', async () => {
    const before = standInOf(site).now();
    const answer = await control({ advanceSeconds: 90 });
    expect(answer.json()).toMatchObject({ now: new Date(before + 90_000).toISOString() });
    expect(standInOf(site).now()).toBe(before + 90_000);
  });

  test.each([[{ advanceSeconds: -1 }], [{ webhooks: 'maybe' }], [{ surprise: 1 }]])(
    'refuses %j',
    async (payload) => expect((await control(payload)).statusCode).toBe(400),
  );

  test('is not there unless it is configured', async () => {
    const other = await startTestSite();
    const url = '/standin/test_helpers';
    const answer = await other.app.inject({ method: 'POST', url, payload: { webhooks: 'lose' } });
    expect(answer.statusCode).toBe(404);
    await other.stop();
  });
});

describe('the API of the stand-in', () => {
  const call = async (path: string, payload: string, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: `/standin/v1${path}`,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${standInOf(site).keys.secretKey}`,
        ...headers,
      },
    });

  test('takes its own key alone', async () => {
    for (const authorization of [
      '',
      'Bearer sk_test_guess',
      `Bearer ${standInOf(site).keys.publishableKey}`,
    ]) {
      expect((await call('/customers', '', { authorization })).statusCode).toBe(401);
    }
  });

  test('refuses what the provider does not know', async () => {
    const answer = await call('/customers', 'surprise=1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('answers a repeated key the same, and refuses it for something else', async () => {
    const key = { 'idempotency-key': 'k1' };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => call('/customers', 'email=a', key)),
    );
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    const other = await call('/customers', 'email=b', key);
    expect(other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
  });

  test('its script sets what a page of the provider needs', async () => {
    const { scriptUrl } = standInOf(site);
    const answer = await site.app.inject(scriptUrl);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const page: { Stripe?: (key: string) => Record<string, unknown> } = {};
    runInNewContext(answer.body, { window: page });
    const stripe = page.Stripe?.('pk_test_1') ?? {};
    for (const name of ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment']) {
      expect(typeof stripe[name]).toBe('function');
    }
    expect(() => page.Stripe?.('sk_test_1')).toThrow('publishable key');
  });
});
