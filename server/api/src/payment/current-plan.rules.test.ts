import { describe, expect, test } from '@jest/globals';
import { currentPlan, type SubscriptionFacts } from './current-plan.rules.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import { subscriptionStateOf } from './subscription-state.rules.ts';

const DAY = 86_400_000;
const GRACE = 7 * DAY;
const row: SubscriptionFacts = {
  id: 'a',
  planId: 'starter',
  priceCents: 990,
  status: 'active',
  periodStart: 0,
  periodEnd: 30 * DAY,
  isEnding: false,
  graceEndsAt: null,
  supersededBy: null,
  createdAt: 0,
};
const at = (days: number, ...rows: Partial<SubscriptionFacts>[]) =>
  currentPlan(
    rows.map((changed) => ({ ...row, ...changed })),
    days * DAY,
    GRACE,
  );

describe('the plan that rows grant', () => {
  test('is none without rows, and none for a purchase that is not paid', () => {
    expect(at(1)).toBeUndefined();
    for (const status of ['pending', 'payment-failed', 'cancelled', 'expired'] as const) {
      expect(at(1, { status })).toBeUndefined();
    }
  });

  test.each([
    ['in its period', 29.9, {}, 'active', undefined],
    ['cancelled, in its period', 29.9, { isEnding: true }, 'ending', undefined],
    ['after its period, without news', 30, {}, 'past-due', 37 * DAY],
    ['not paid, in grace', 33, pastDue(), 'past-due', 37 * DAY],
  ])('is kept %s', (_name, days, changed, status, graceEndsAt) => {
    const plan = at(days, changed);
    expect(plan).toMatchObject({ planId: 'starter', status });
    expect(plan?.graceEndsAt).toBe(graceEndsAt);
  });

  test.each([
    ['cancelled, at the end of its period', 30, { isEnding: true }],
    ['a week after its period, without news', 37, {}],
    ['not paid, after its grace', 37, pastDue()],
    ['superseded', 1, { supersededBy: 'b' }],
  ])('ends by the clock: %s', (_name, days, changed) => {
    expect(at(days, changed)).toBeUndefined();
  });

  test('is the dearer one of two, then the later one, in whatever order they come', () => {
    const dear = { id: 'b', planId: 'professional', priceCents: 1990 };
    const later = { id: 'c', createdAt: 5 };
    expect(at(1, {}, dear)?.subscriptionId).toBe('b');
    expect(at(1, dear, {})?.subscriptionId).toBe('b');
    expect(at(1, later, {})?.subscriptionId).toBe('c');
    expect(at(1, {}, later)?.subscriptionId).toBe('c');
    expect(at(1, { ...dear, status: 'cancelled' }, {})?.subscriptionId).toBe('a');
  });

  function pastDue(): Partial<SubscriptionFacts> {
    const periods = { periodStart: 30 * DAY, periodEnd: 60 * DAY };
    return { status: 'past-due', ...periods, graceEndsAt: 37 * DAY };
  }
});

describe('what a row says after the provider was asked', () => {
  const known = { sessionId: 'cs', providerId: null };
  const session = { id: 'cs', url: null, reference: 'a', subscriptionId: null };
  const subscription: ProviderSubscription = {
    id: 'sub',
    reference: 'a',
    status: 'active',
    periodStart: 30 * DAY,
    periodEnd: 60 * DAY,
    isEnding: false,
    endedAt: null,
  };
  const statusWith = (changed: Partial<ProviderSubscription>) =>
    subscriptionStateOf(known, { subscription: { ...subscription, ...changed } }, GRACE);

  test.each([
    ['open', 'pending'],
    ['complete', 'pending'],
    ['expired', 'expired'],
  ] as const)('a session that is %s: %s', (status, expected) => {
    expect(subscriptionStateOf(known, { session: { ...session, status } }, GRACE).status).toBe(
      expected,
    );
  });

  test('a session or subscription that is gone is over', () => {
    expect(subscriptionStateOf(known, {}, GRACE).status).toBe('expired');
    expect(subscriptionStateOf({ ...known, providerId: 'sub' }, {}, GRACE).status).toBe(
      'cancelled',
    );
    expect(subscriptionStateOf({ sessionId: null, providerId: null }, {}, GRACE).status).toBe(
      'pending',
    );
  });

  test.each([
    [{ status: 'active' }, 'active'],
    [{ status: 'past-due' }, 'past-due'],
    [{ status: 'incomplete' }, 'pending'],
    [{ status: 'never-paid' }, 'payment-failed'],
    [{ status: 'ended', endedAt: 40 * DAY }, 'cancelled'],
    [{ status: 'ended', endedAt: 60 * DAY }, 'expired'],
  ] as const)('%j: %s', (changed, expected) => {
    expect(statusWith(changed).status).toBe(expected);
  });

  test('the grace begins when the payment was due, whenever we hear of it', () => {
    expect(statusWith({ status: 'past-due' }).graceEndsAt).toBe(37 * DAY);
  });
});
