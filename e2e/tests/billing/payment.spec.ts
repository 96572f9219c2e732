import type { Page } from '@playwright/test';
import { newPage } from '../../support/people/member.ts';
import {
  A_MONTH,
  bills,
  buy,
  cancelAndReturn,
  changeCard,
  CARDS,
  expectPaid,
  meter,
  openPlans,
  openPortal,
  paidPeriod,
  payWith,
  planCard,
  setProvider,
  startPurchase,
} from '../../support/pages/payment.page.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const KEEP = 'Keep using this plan';
const WEBHOOK = '"route":"/api/saas/stripe/webhook","status":200';
const DAY_MS = 86_400_000;

/** Webhooks that the product has taken. */
const taken = (site: Site) => site.output().split(WEBHOOK).length - 1;

/** Looks again until it is so: what the provider tells comes in its own time. */
async function expectSoon(page: Page, site: Site, text: string): Promise<void> {
  await expect(async () => {
    await openPlans(page, site);
    await expect(page.getByText(text)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

async function expectFree(page: Page, site: Site): Promise<void> {
  await openPlans(page, site);
  await expect(meter(page, 'Free AI today 0/3')).toBeVisible();
  await expect(planCard(page, 'Free').getByRole('link', { name: KEEP })).toBeVisible();
  await expect(planCard(page, 'Starter').getByRole('link', { name: 'Buy' })).toBeVisible();
}

test.afterEach(async ({ site }) => {
  await setProvider(site, { webhooks: 'send', isReversed: false });
});

test('a declined card costs nothing; one that pays buys the plan once, however often the page is opened, and for nobody else @local', async ({
  page,
  site,
  browser,
}) => {
  await signUp(page, site);
  await openPlans(page, site);
  await startPurchase(page, 'Starter');
  await payWith(page, CARDS.declined);
  await expect(page.getByRole('alert')).toHaveText(
    'Your card was declined. No charges were made. Try another card.',
  );
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(title(page, 'Payment Cancelled')).toBeVisible();
  await expect(page.getByText('No charges were made')).toBeVisible();
  await page.getByRole('link', { name: 'View Plans' }).click();
  await expectFree(page, site);

  await startPurchase(page, 'Starter');
  const hosted = page.url();
  await payWith(page, CARDS.pays);
  await expectPaid(page);
  await expect(meter(page, 'Starter AI today 0/20')).toBeVisible();
  const success = page.url();
  await page.reload();
  await expectPaid(page);
  for (const address of [hosted, success]) {
    await page.goto(address);
    await expectPaid(page);
    await expect(page).toHaveURL(success);
  }

  const stranger = await newPage(browser);
  await signUp(stranger, site);
  await stranger.goto(success);
  await expect(title(stranger, 'Error verifying payment. Please contact support.')).toBeVisible();
  await expect(meter(stranger, 'Free AI today 0/3')).toBeVisible();
  await stranger.context().close();

  await openPlans(page, site);
  await expect(planCard(page, 'Starter').getByRole('link', { name: KEEP })).toBeVisible();
  await expect(
    planCard(page, 'Free').getByRole('button', { name: 'Your current plan is better' }),
  ).toBeDisabled();
  await expect(planCard(page, 'Professional').getByRole('link', { name: 'Upgrade' })).toBeVisible();
  await expect(page.getByText('Active. It renews on')).toBeVisible();
  const { start, end } = await paidPeriod(page);
  const days = (end.getTime() - start.getTime()) / DAY_MS;
  expect(Math.round(days)).toBeGreaterThanOrEqual(28);
  expect(Math.round(days)).toBeLessThanOrEqual(31);
  await openPortal(page, site);
  await expect(bills(page, '€9.90')).toHaveCount(1);
});

test('an upgrade ends the smaller plan, the new one renews itself, and ends on its day when it is cancelled @local', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  await buy(page, site);
  await buy(page, site, { plan: 'Professional', action: 'Upgrade' });
  await openPlans(page, site);
  await expect(planCard(page, 'Professional').getByRole('link', { name: KEEP })).toBeVisible();
  const first = await paidPeriod(page);

  await setProvider(site, { advanceDays: A_MONTH });
  await openPlans(page, site);
  await expect(page.getByText('Active. It renews on')).toBeVisible();
  expect((await paidPeriod(page)).start).toEqual(first.end);
  await openPortal(page, site);
  await expect(page.getByText('Professional, €19.90 a month')).toBeVisible();
  // Three and no more: what was left of the smaller plan is taken off the larger one's second bill.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 3);
  for (const amount of ['€9.90', '€19.90', '€10.00'])
    await expect(bills(page, amount)).toHaveCount(1);

  await cancelAndReturn(page);
  await expectSoon(page, site, 'Cancelled. It stays active until');
  await expect(planCard(page, 'Professional').getByRole('link', { name: KEEP })).toBeVisible();
  await setProvider(site, { advanceDays: A_MONTH });
  await expectFree(page, site);
});

test('a renewal that fails leaves the plan through its grace, which another card ends well @local', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  await buy(page, site, { card: CARDS.failsAtRenewal });
  await openPlans(page, site);
  const { end } = await paidPeriod(page);

  await setProvider(site, { advanceDays: A_MONTH });
  await openPlans(page, site);
  const grace = new Date(end.getTime() + 7 * DAY_MS).toLocaleDateString('en-GB', {
    dateStyle: 'medium',
  });
  await expect(
    page.getByText(`The last payment failed. We will keep trying until ${grace};`),
  ).toBeVisible();
  await expect(meter(page, 'Starter AI today 0/20')).toBeVisible();
  await expect(planCard(page, 'Starter').getByRole('link', { name: KEEP })).toBeVisible();
  await openPortal(page, site);
  await expect(
    page.getByText('The last payment failed. Change the card to keep the plan.'),
  ).toBeVisible();

  await changeCard(page, CARDS.pays);
  await expectSoon(page, site, 'Active. It renews on');
  await openPortal(page, site);
  await changeCard(page, CARDS.failsAtRenewal);
  await setProvider(site, { advanceDays: A_MONTH });
  await openPlans(page, site);
  await expect(page.getByText('The last payment failed. We will keep trying until')).toBeVisible();
  await setProvider(site, { advanceDays: 8 });
  await expectFree(page, site);
});

test('webhooks that are lost, late, doubled or in the wrong order change nothing @local', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  await setProvider(site, { webhooks: 'lose' });
  const before = taken(site);
  await buy(page, site);
  await expect(meter(page, 'Starter AI today 0/20')).toBeVisible();
  expect(taken(site)).toBe(before);

  await setProvider(site, { webhooks: 'hold' });
  await buy(page, site, { plan: 'Professional', action: 'Upgrade' });
  await openPortal(page, site);
  await cancelAndReturn(page);
  await expect(page.getByText('Active. It renews on')).toBeVisible();
  expect(taken(site)).toBe(before);

  // Paid, started, billed, the older one ended, the newer one cancelled: at least five, twice each.
  await setProvider(site, { webhooks: 'twice', isReversed: true });
  await expect.poll(() => taken(site) - before).toBeGreaterThanOrEqual(10);
  await expectSoon(page, site, 'Cancelled. It stays active until');
  await expect(planCard(page, 'Professional').getByRole('link', { name: KEEP })).toBeVisible();
  await openPortal(page, site);
  await expect(page.getByText('Professional, €19.90 a month')).toBeVisible();
  await expect(bills(page, '€9.90')).toHaveCount(1);
  await expect(bills(page, '€19.90')).toHaveCount(1);
});
