import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tracesOf } from '../account/testing/traces.ts';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import {
  active,
  awayFor,
  buy,
  CARDS,
  DAY,
  granting,
  runningAtProvider,
  settled,
  standInOf,
  statusOf,
  turn,
  usePortal,
  webhooks,
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

const MONTH = 31 * DAY;
const present = async () => (await active(user)).activeSubscription;
const nowIs = () => standInOf(site).now();

test('a renewal extends the period', async () => {
  await buy(site, user, 'starter');
  await settled(site);
  const before = await present();
  await turn(site, MONTH);
  await settled(site);
  const after = await present();
  expect(after).toMatchObject({ planId: 'starter', status: 'active', startDate: before.endDate });
  expect(Date.parse(after.endDate ?? '')).toBeGreaterThan(nowIs());
});

test('a renewal that no webhook tells of is seen when the period has ended', async () => {
  await webhooks(site, 'lose');
  const { subscriptionId } = await buy(site, user, 'starter');
  await statusOf(user, subscriptionId);
  await turn(site, MONTH);
  expect(await present()).toMatchObject({ planId: 'starter', status: 'active' });
});

describe('a renewal that fails', () => {
  test('leaves the plan for the days of grace, then it is free, and ended at the provider', async () => {
    await buy(site, user, 'starter', CARDS.failsLater);
    await settled(site);
    const { endDate } = await present();
    await turn(site, MONTH);
    await settled(site);
    const graceEndsAt = new Date(Date.parse(endDate ?? '') + 7 * DAY * 1_000).toISOString();
    expect(await present()).toMatchObject({ planId: 'starter', status: 'past-due', graceEndsAt });
    expect((await active(user)).dailyRateLimit).toBe(20);
    await turn(site, 7 * DAY);
    expect(await present()).toMatchObject({ planId: 'free', endDate: null });
    expect((await active(user)).dailyRateLimit).toBe(3);
    await site.paying.payments.reconcile();
    expect(await runningAtProvider(site, user)).toEqual([]);
    expect(await granting(site, user)).toEqual([]);
  });

  test('is made good with another card', async () => {
    await buy(site, user, 'starter', CARDS.failsLater);
    await settled(site);
    await turn(site, MONTH);
    await settled(site);
    const answer = await usePortal(site, user, 'card', CARDS.pays);
    expect(answer.statusCode).toBe(303);
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'starter', status: 'active' });
    expect((await present()).graceEndsAt).toBeUndefined();
    await turn(site, MONTH);
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'starter', status: 'active' });
  });
});

describe('a cancellation', () => {
  test('leaves the plan to the end of its period, then it is free by the clock alone', async () => {
    const { subscriptionId } = await buy(site, user, 'professional');
    await settled(site);
    const { endDate } = await present();
    expect((await usePortal(site, user, 'cancel')).statusCode).toBe(303);
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'professional', status: 'ending', endDate });
    expect((await active(user)).dailyRateLimit).toBe(-1);
    await webhooks(site, 'lose');
    await turn(site, MONTH);
    expect((await active(user)).activeSubscription.planId).toBe('free');
    expect(await statusOf(user, subscriptionId)).toBe('expired');
  });

  test('can be taken back', async () => {
    await buy(site, user, 'professional');
    await settled(site);
    await usePortal(site, user, 'cancel');
    await usePortal(site, user, 'resume');
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'professional', status: 'active' });
    await turn(site, MONTH);
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'professional', status: 'active' });
  });

  test('frees the way to a new purchase', async () => {
    await buy(site, user, 'starter');
    await settled(site);
    await usePortal(site, user, 'cancel');
    await turn(site, MONTH);
    await settled(site);
    await buy(site, user, 'starter');
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'starter', status: 'active' });
    expect((await runningAtProvider(site, user)).length).toBe(1);
  });
});

describe('an upgrade', () => {
  test('ends the older plan at the provider and credits what is left of it', async () => {
    const first = await buy(site, user, 'starter');
    await settled(site);
    await turn(site, 15 * DAY);
    const second = await buy(site, user, 'professional');
    await settled(site);
    expect(await present()).toMatchObject({ planId: 'professional', status: 'active' });
    expect(await granting(site, user)).toEqual([second.subscriptionId]);
    expect((await runningAtProvider(site, user)).length).toBe(1);
    expect(await statusOf(user, first.subscriptionId)).toBe('cancelled');
    const customer = await site.db
      .selectFrom('standin_object')
      .innerJoin('payment_customer', 'payment_customer.provider_id', 'standin_object.id')
      .select('body')
      .where('payment_customer.user_id', '=', user.sub)
      .executeTakeFirstOrThrow();
    const { balance } = customer.body as unknown as { balance: number };
    expect(-balance).toBeGreaterThan(400);
    expect(-balance).toBeLessThan(600);
  });

  test('whose provider is away when the older plan is to end is completed later', async () => {
    const first = await buy(site, user, 'starter');
    await settled(site);
    const { provider_id: older } = await site.db
      .selectFrom('payment_subscription')
      .select('provider_id')
      .where('id', '=', first.subscriptionId)
      .executeTakeFirstOrThrow();
    await awayFor(site, `/v1/subscriptions/${older ?? ''}`);
    await buy(site, user, 'professional');
    await settled(site);
    expect((await runningAtProvider(site, user)).length).toBe(2);
    expect((await granting(site, user)).length).toBe(1);
    await awayFor(site, null);
    await turn(site, 120);
    await site.paying.payments.reconcile();
    expect((await runningAtProvider(site, user)).length).toBe(1);
    expect((await granting(site, user)).length).toBe(1);
    expect(await present()).toMatchObject({ planId: 'professional' });
  });
});

test('a page that nobody pays expires after a day', async () => {
  const purchase = await buy(site, user, 'starter', CARDS.declined);
  await turn(site, DAY + 1);
  await settled(site);
  expect(await statusOf(user, purchase.subscriptionId)).toBe('expired');
});

describe('an account that is gone', () => {
  test('is ended at the provider, as often as that is asked for', async () => {
    await buy(site, user, 'starter');
    await settled(site);
    const { provider_id: customer } = await site.db
      .selectFrom('payment_customer')
      .select('provider_id')
      .where('user_id', '=', user.sub)
      .executeTakeFirstOrThrow();
    await site.db.deleteFrom('app_user').where('id', '=', user.sub).execute();
    await site.paying.payments.endAtProvider(user.sub);
    await site.paying.payments.endAtProvider(user.sub);
    await settled(site);
    expect(await leftOf(customer ?? '')).toEqual([0, 0, 0]);
  });

  test('is found by the reconciliation, also when its customer was never noted', async () => {
    await buy(site, user, 'starter');
    const { provider_id: customer } = await site.db
      .selectFrom('payment_customer')
      .select('provider_id')
      .where('user_id', '=', user.sub)
      .executeTakeFirstOrThrow();
    await site.db
      .updateTable('payment_customer')
      .set({ provider_id: null })
      .where('user_id', '=', user.sub)
      .execute();
    await site.db.deleteFrom('app_user').where('id', '=', user.sub).execute();
    await site.paying.payments.reconcile();
    await settled(site);
    expect(await leftOf(customer ?? '')).toEqual([0, 0, 0]);
  });

  test('leaves no word of the person anywhere, in what the provider remembers neither', async () => {
    await buy(site, user, 'starter');
    await site.db.deleteFrom('app_user').where('id', '=', user.sub).execute();
    await site.paying.payments.endAtProvider(user.sub);
    await settled(site);
    expect(await tracesOf(site.db, [user.sub, user.email])).toEqual({});
  });

  async function leftOf(customer: string) {
    const { db } = site;
    const objects = db.selectFrom('standin_object').select('id');
    const waiting = db.selectFrom('standin_delivery').select('id');
    const notes = db.selectFrom('payment_customer').select('id');
    return [
      (await objects.where('customer_id', '=', customer).execute()).length,
      (await waiting.where('customer_id', '=', customer).where('next_at', 'is not', null).execute())
        .length,
      (await notes.where('user_id', '=', user.sub).execute()).length,
    ];
  }
});
