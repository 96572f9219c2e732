import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '../site/site.ts';
import { visit } from './within-app.ts';

/** The stand-in's test cards. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
} as const;
/** A paid month is over after this many days, whichever month it is; the next one is not. */
export const A_MONTH = 32;

/** What may be set at the stand-in: its clock goes forward, its webhooks go astray. */
interface ProviderControls {
  advanceDays?: number;
  webhooks?: 'send' | 'hold' | 'lose' | 'twice';
  isReversed?: boolean;
}

/** Sets what becomes of webhooks, or turns the provider's clock. */
export async function setProvider(
  site: Pick<Site, 'url'>,
  { advanceDays = 0, ...others }: ProviderControls,
): Promise<void> {
  const answer = await fetch(`${site.url}/standin/test_helpers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: advanceDays * 86_400, ...others }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Opens the plans in a document of their own: the frame says anew what is used of which plan. */
export async function openPlans(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await page.goto(`${site.url}/plans`);
  await expectPlans(page);
}

/** Comes to the plans on the way to somewhere else. */
async function passPlans(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  if (new URL(page.url()).pathname !== '/plans') await visit(page, site, '/plans');
  await expectPlans(page);
}

async function expectPlans(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
}

/** The card of a plan. */
export function planCard(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 2, name, exact: true }),
  });
}

/** What the header says of the plan and of today's use. */
export function meter(page: Page, text: string): Locator {
  return page.getByRole('banner').getByRole('link', { name: text, exact: true });
}

/** From the plans to the provider's page. */
export async function startPurchase(page: Page, plan: string, action = 'Buy'): Promise<void> {
  await planCard(page, plan).getByRole('link', { name: action, exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Subscribe to ${plan}` })).toBeVisible();
  await expect(page.getByText('Test mode: no real money')).toBeVisible();
}

/** Types a card in on the provider's page and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Changes the card in the portal. */
export async function changeCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('status')).toHaveText('The card was changed.');
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill(`12/${new Date().getFullYear() + 3}`);
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Daniel Reyes');
}

/** Buys a plan, until the product says that it is paid. */
export async function buy(
  page: Page,
  site: Pick<Site, 'url'>,
  { plan = 'Starter', action = 'Buy', card = CARDS.pays as string } = {},
): Promise<void> {
  await passPlans(page, site);
  await startPurchase(page, plan, action);
  await payWith(page, card);
  await expectPaid(page);
}

/** The payment's last word. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}

/** From the plans to the provider's portal. */
export async function openPortal(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await passPlans(page, site);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
}

/** The bills of an amount in the portal. */
export function bills(page: Page, amount: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: amount, exact: true }) });
}

/** Cancels in the portal, and comes back to the plans. */
export async function cancelAndReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status')).toContainText('The subscription is cancelled and ends on');
  await page.getByRole('link', { name: 'Back to Sastre' }).click();
  await page.waitForURL('**/plans');
}

/** First and last day of the paid period, as the plans say them. */
export async function paidPeriod(page: Page): Promise<{ start: Date; end: Date }> {
  const day = '\\d{1,2} [A-Z][a-z]{2,3} \\d{4}';
  const text = await page.getByText(new RegExp(`^${day} – ${day}$`)).innerText();
  const [start = '', end = ''] = text.split(' – ');
  return { start: new Date(start), end: new Date(end) };
}
