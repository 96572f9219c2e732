import { expect, type Page } from '@playwright/test';
import { defineStates, expectTitle, failing, hanging, type Stage, type State } from './stage.ts';

const ACTIVE = '/user/me/saas/subscriptions/active';
const PURCHASE = '/user/me/saas/subscriptions';
const STATUS = '/user/me/saas/subscriptions/*/status';
const SCRIPT = '/standin/state.js';
const CHECKOUT = '/checkout?planId=starter';

async function answering(page: Page, path: string, body: object, method = 'GET'): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ json: body }) : route.fallback(),
  );
}

/** The member is on the middle plan; the rest of the answer is the server's. */
async function onStarter(page: Page, more: object = {}): Promise<void> {
  await page.route(`**/api${ACTIVE}`, async (route) => {
    const response = await route.fetch();
    const use = (await response.json()) as object;
    const dates = { startDate: '2026-11-01T12:00:00Z', endDate: '2026-12-01T12:00:00Z' };
    const activeSubscription = { planId: 'starter', ...dates, ...more };
    await route.fulfill({ json: { ...use, activeSubscription, canManageBilling: true } });
  });
}

const plans = (before: (page: Page) => Promise<void>, seen: string): State => ({
  who: 'member',
  route: '/plans',
  bring: async ({ page, site }) => {
    await before(page);
    await page.goto(`${site.url}/plans`);
    await expectTitle(page, 'Subscription Plans');
    await expect(page.getByText(seen).first()).toBeVisible();
  },
});

/** The provider's script as the stand-in's key names it: it loads, or it does not. */
async function withScript(page: Page, loads: boolean): Promise<void> {
  await answering(page, '/saas/stripepk', { pk: 'pk_state', scriptUrl: SCRIPT });
  const parts = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'];
  const body = `window.Stripe = () => ({ ${parts.map((part) => `${part}: () => ({})`).join()} })`;
  await page.route(`**${SCRIPT}`, (route) =>
    loads ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
  );
}

async function openCheckout({ page, site }: Stage, query = '?planId=starter'): Promise<void> {
  await page.goto(`${site.url}/checkout${query}`);
  await expectTitle(page, 'Checkout');
}

const refused = (query: string, text: string, before?: (page: Page) => Promise<void>): State => ({
  who: 'member',
  route: `/checkout${query}`,
  bring: async (stage) => {
    await withScript(stage.page, true);
    await before?.(stage.page);
    await openCheckout(stage, query);
    await expect(stage.page.getByRole('alert')).toHaveText(text);
  },
});

const bought = (text: string, before: (page: Page) => Promise<void>, loads = true): State => ({
  who: 'member',
  route: CHECKOUT,
  bring: async (stage) => {
    await withScript(stage.page, loads);
    await before(stage.page);
    await openCheckout(stage);
    await stage.page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(stage.page.getByRole('alert')).toHaveText(text);
  },
});

const paid = (title: string, before: (page: Page) => Promise<void>): State => ({
  who: 'member',
  route: '/checkout-success?subscription_id={id}',
  bring: async ({ page, site }) => {
    await before(page);
    await page.goto(`${site.url}/checkout-success?subscription_id=1`);
    await expectTitle(page, title);
  },
});

const nothing = async () => undefined;

export const billingStates = defineStates({
  'plans.free': plans(nothing, 'Buy'),
  'plans.starter': plans((page) => onStarter(page), 'Upgrade'),
  'plans.pastDue': plans(
    (page) => onStarter(page, { status: 'past-due', graceEndsAt: '2026-12-08T12:00:00Z' }),
    'The last payment failed.',
  ),
  'plans.loading': plans((page) => hanging(page, '/saas/plans*'), 'Loading plans...'),
  'plans.failed': plans((page) => failing(page, '/saas/plans*'), 'Failed to fetch SaaS plans'),
  'plans.noSubscription': plans(
    (page) => failing(page, ACTIVE),
    'Failed to fetch active subscription',
  ),
  'checkout.read': {
    who: 'member',
    route: CHECKOUT,
    bring: async (stage) => {
      await withScript(stage.page, true);
      await openCheckout(stage);
      await expect(stage.page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    },
  },
  'checkout.noPlan': refused('', 'No plan selected'),
  'checkout.unknownPlan': refused('?planId=gold', 'Plan not found'),
  'checkout.worsePlan': refused('?planId=free', 'Your current plan is better', onStarter),
  'checkout.noToken': bought('Failed to authenticate', (page) =>
    failing(page, PURCHASE, { method: 'POST', status: 403, code: 'unauthenticated' }),
  ),
  'checkout.noScript': bought('Failed to load Stripe', nothing, false),
  'checkout.noSession': bought('Failed to create checkout session', (page) =>
    answering(page, PURCHASE, {}, 'POST'),
  ),
  'checkout.noPage': bought('Failed to redirect to payment page', (page) =>
    failing(page, PURCHASE, { method: 'POST', status: 503, code: 'payment-unavailable' }),
  ),
  'checkout.failed': bought('Error occurred while initiating purchase', (page) =>
    failing(page, PURCHASE, { method: 'POST' }),
  ),
  'payment.verifying': paid('Verifying Payment...', (page) =>
    answering(page, STATUS, { status: 'pending' }),
  ),
  'payment.succeeded': paid('Payment Successful!', (page) =>
    answering(page, STATUS, { status: 'active' }),
  ),
  'payment.failed': paid('Payment failed. Please try again.', (page) =>
    answering(page, STATUS, { status: 'payment-failed' }),
  ),
  'payment.erred': paid('Error verifying payment. Please contact support.', (page) =>
    failing(page, STATUS, { status: 404, code: 'not-found' }),
  ),
  'payment.cancelled': {
    who: 'member',
    route: '/checkout-cancel',
    bring: async ({ page, site }) => {
      await page.goto(`${site.url}/checkout-cancel`);
      await expectTitle(page, 'Payment Cancelled');
    },
  },
});
