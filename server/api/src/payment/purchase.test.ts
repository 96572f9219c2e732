import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import {
  active,
  awayFor,
  buy,
  CARDS,
  granting,
  order,
  payWith,
  runningAtProvider,
  settled,
  statusOf,
  webhooks,
  type Purchase,
} from './testing/shopper.ts';

let site: TestSite;
let user: Visitor;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => site.stop());
beforeEach(async () => {
  await webhooks(site, 'send');
  await awayFor(site, null);
  user = await site.visitor();
});

test('an order leads to the hosted page, a payment back to the site, a webhook to the plan', async () => {
  const answer = await order(user, 'starter');
  expect(answer.statusCode).toBe(200);
  const { url, subscriptionId, sessionId } = answer.json<Purchase>();
  expect(url).toBe(`http://localhost:4000/standin/checkout/${sessionId}`);
  expect(await statusOf(user, subscriptionId)).toBe('pending');
  expect((await active(user)).activeSubscription).toMatchObject({ planId: 'free', endDate: null });
  const page = await site.app.inject(new URL(url).pathname);
  expect(page.body).toContain('Test mode: no real money');
  expect(page.body).toContain('€9.90 a month');
  const paid = await payWith(site, url);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(
    `http://localhost:4000/checkout-success?subscription_id=${subscriptionId}`,
  );
  await settled(site);
  expect(await granting(site, user)).toEqual([subscriptionId]);
  expect(await active(user)).toMatchObject({
    activeSubscription: {
      planId: 'starter',
      status: 'active',
      startDate: '2026-11-18T10:00:00.000Z',
      endDate: '2026-12-18T10:00:00.000Z',
    },
    canManageBilling: true,
    dailyRateLimit: 20,
    weeklyRateLimit: 100,
  });
  expect(await statusOf(user, subscriptionId)).toBe('active');
});

test('a poll finds a payment whose webhook is lost', async () => {
  await webhooks(site, 'lose');
  const { subscriptionId } = await buy(site, user, 'professional');
  await settled(site);
  expect(await granting(site, user)).toEqual([]);
  expect(await statusOf(user, subscriptionId)).toBe('active');
  expect((await active(user)).activeSubscription.planId).toBe('professional');
});

test('a declined card leaves the page open for another', async () => {
  const { url, subscriptionId } = (await order(user, 'starter')).json<Purchase>();
  const declined = await payWith(site, url, CARDS.declined);
  expect(declined.statusCode).toBe(402);
  expect(declined.body).toContain('Your card was declined. No charges were made.');
  expect(await statusOf(user, subscriptionId)).toBe('pending');
  expect((await payWith(site, url)).statusCode).toBe(303);
  expect(await statusOf(user, subscriptionId)).toBe('active');
});

describe('an order is refused', () => {
  test.each([
    ['a plan that is not there', 'gold', {}, 404, 'not-found'],
    ['the free plan', 'free', {}, 404, 'not-found'],
    [
      'a foreign way back',
      'starter',
      { successUrl: 'https://evil.example/' },
      422,
      'invalid-input',
    ],
    [
      'a way back with a name',
      'starter',
      { cancelUrl: 'http://a@localhost:4000/' },
      422,
      'invalid-input',
    ],
    [
      'a script as the way back',
      'starter',
      { cancelUrl: 'javascript:alert(1)' },
      422,
      'invalid-input',
    ],
    ['another amount', 'starter', { priceCents: 1 }, 422, 'invalid-input'],
  ])('for %s', async (_name, planId, changed, status, code) => {
    const answer = await order(user, planId, changed);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('for the plan that the user has, and for one that costs less', async () => {
    await buy(site, user, 'professional');
    await settled(site);
    for (const planId of ['professional', 'starter']) {
      const answer = await order(user, planId);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'already-subscribed' });
    }
  });

  test('for what was paid a moment ago and no webhook has told of yet', async () => {
    await webhooks(site, 'lose');
    await buy(site, user, 'starter');
    expect((await order(user, 'starter')).statusCode).toBe(409);
    expect((await active(user)).activeSubscription.planId).toBe('starter');
  });
});

describe('orders at once', () => {
  test('for one plan make one session', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => order(user, 'starter')),
    );
    const urls = answers.map((answer) => answer.json<Purchase>().url);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(urls).size).toBe(1);
    const customers = await site.db
      .selectFrom('payment_customer')
      .select('id')
      .where('user_id', '=', user.sub)
      .execute();
    expect(customers.length).toBe(1);
  });

  test('for two plans, both paid, leave the dearer one', async () => {
    const [starter, professional] = await Promise.all([
      order(user, 'starter'),
      order(user, 'professional'),
    ]);
    const pages = [starter, professional].map((answer) => answer.json<Purchase>().url);
    for (const url of pages) await payWith(site, url);
    await settled(site);
    await site.paying.payments.reconcile();
    await settled(site);
    expect((await runningAtProvider(site, user)).length).toBe(1);
    expect((await granting(site, user)).length).toBe(1);
  });

  test('an order for another plan closes the page of the first', async () => {
    const first = (await order(user, 'starter')).json<Purchase>();
    await order(user, 'professional');
    expect((await payWith(site, first.url)).statusCode).toBe(410);
    expect(await statusOf(user, first.subscriptionId)).toBe('expired');
  });

  test('a page that is sent twice is paid once', async () => {
    const { url } = (await order(user, 'starter')).json<Purchase>();
    const answers = await Promise.all([payWith(site, url), payWith(site, url)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await runningAtProvider(site, user)).length).toBe(1);
  });
});

test('a provider that is away: 503 with Retry-After, and what was started goes on later', async () => {
  await awayFor(site, '/v1');
  const refused = await order(user, 'starter');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'payment-unavailable' });
  await awayFor(site, null);
  const purchase = (await order(user, 'starter')).json<Purchase>();
  await awayFor(site, '/v1');
  expect(await statusOf(user, purchase.subscriptionId)).toBe(503);
  expect((await active(user)).activeSubscription.planId).toBe('free');
});

test('someone else’s purchase is not there', async () => {
  const other = await site.visitor();
  const { subscriptionId } = await buy(site, user, 'starter');
  expect(await statusOf(other, subscriptionId)).toBe(404);
  expect((await active(other)).activeSubscription.planId).toBe('free');
});

test('a purchase in a user’s language is sold in it', async () => {
  const headers = { cookie: 'lang=de' };
  const body = {
    provider: 'stripe',
    planId: 'professional',
    successUrl: 'http://localhost:4000/checkout-success?from=plans',
    cancelUrl: 'http://localhost:4000/checkout-cancel',
  };
  const answer = await user.call('POST', '/user/me/saas/subscriptions', { body, headers });
  const { url, subscriptionId } = answer.json<Purchase>();
  const page = await site.app.inject(new URL(url).pathname);
  expect(page.body).toContain('Testmodus: kein echtes Geld');
  expect(page.body).toContain('<html lang="de">');
  expect((await payWith(site, url)).headers.location).toBe(
    `http://localhost:4000/checkout-success?from=plans&subscription_id=${subscriptionId}`,
  );
});
