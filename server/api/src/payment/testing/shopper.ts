import type { ActiveSubscription } from '@sastre/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { TestSite, Visitor } from '../../app/testing/test-site.ts';

/** The test cards. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** Seconds of a day. */
export const DAY = 86_400;

/** A purchase as the API answers it. */
export interface Purchase {
  sessionId: string;
  url: string;
  subscriptionId: string;
}

/** Starts a purchase through the API. */
export async function order(user: Visitor, planId: string, changed: object = {}) {
  const successUrl = 'http://localhost:4000/checkout-success';
  const cancelUrl = 'http://localhost:4000/checkout-cancel';
  const body = { provider: 'stripe', planId, successUrl, cancelUrl, ...changed };
  return user.call('POST', '/user/me/saas/subscriptions', { body });
}

/** A good answer's body; any other is thrown as it is, so that a test says what was refused. */
function good<T>(answer: LightMyRequestResponse): T {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<T>();
}

/** Posts a form to a hosted page. */
export async function post(site: TestSite, url: string, fields: Record<string, string> = {}) {
  const { pathname } = new URL(url);
  const payload = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return site.app.inject({ method: 'POST', url: pathname, payload, headers });
}

/** Types a card into a hosted page and sends it. */
export async function payWith(site: TestSite, url: string, number: string = CARDS.pays) {
  return post(site, url, { number, expiry: '12/40', cvc: '123', name: 'Ada Lovelace' });
}

/** Orders and pays; no webhook has been sent yet when `hold` was set. */
export async function buy(
  site: TestSite,
  user: Visitor,
  planId: string,
  card: string = CARDS.pays,
): Promise<Purchase> {
  const purchase = good<Purchase>(await order(user, planId));
  const paid = await payWith(site, purchase.url, card);
  const expected = card === CARDS.declined ? 402 : 303;
  if (paid.statusCode !== expected) throw new Error(`${paid.statusCode}: ${paid.body}`);
  return purchase;
}

/** Opens the billing portal and presses a button of it. */
export async function usePortal(site: TestSite, user: Visitor, step: string, card?: string) {
  const body = { returnUrl: 'http://localhost:4000/plans' };
  const { url } = good<{ url: string }>(await user.call('POST', '/user/me/saas/portal', { body }));
  const fields = { number: card ?? '', expiry: '12/40', cvc: '123', name: 'Ada Lovelace' };
  return post(site, `${url}/${step}`, card === undefined ? {} : fields);
}

/** What the user has. */
export async function active(user: Visitor): Promise<ActiveSubscription> {
  return (await user.call('GET', '/user/me/saas/subscriptions/active')).json<ActiveSubscription>();
}

/** The state of a purchase, as the success page polls it; a failure is its HTTP status. */
export async function statusOf(user: Visitor, id: string): Promise<string | number> {
  const answer = await user.call('GET', `/user/me/saas/subscriptions/${id}/status`);
  return answer.json<{ status: string | number }>().status;
}

/** Turns the stand-in's clock forward and lets happen what is due, without a webhook being sent. */
export async function turn(site: TestSite, seconds: number): Promise<void> {
  const { core } = standInOf(site);
  const { offsetMs } = await core.reload();
  await core.control({ offsetMs: offsetMs + seconds * 1_000 });
  await core.passTime();
}

/** What becomes of webhooks from now on. */
export async function webhooks(site: TestSite, mode: 'send' | 'hold' | 'lose' | 'twice') {
  await standInOf(site).core.control({ webhooks: mode });
}

/** Which calls of the API fail from now on, by the beginning of their path; null: none. */
export async function awayFor(site: TestSite, path: string | null) {
  await standInOf(site).core.control({ away: path });
}

/** Lets everything that is due be sent. */
export async function settled(site: TestSite): Promise<void> {
  await standInOf(site).tick();
}

/** The stand-in of a site. */
export function standInOf(site: TestSite) {
  const { standIn } = site.paying;
  if (standIn === undefined) throw new Error('This site has a real payment provider.');
  return standIn;
}

/** Subscriptions that the provider still collects for, of one user. */
export async function runningAtProvider(site: TestSite, user: Visitor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from standin_object o join payment_customer c on c.provider_id = o.customer_id
    where c.user_id = ${user.sub} and o.kind = 'subscription' and o.body->>'status' <> 'canceled'
  `.execute(site.db);
  return rows.map(({ id }) => id);
}

/** Subscriptions that grant a plan, of one user. */
export async function granting(site: TestSite, user: Visitor): Promise<string[]> {
  const rows = await site.db
    .selectFrom('payment_subscription')
    .select('id')
    .where('user_id', '=', user.sub)
    .where('status', 'in', ['active', 'past-due'])
    .where('superseded_by', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
