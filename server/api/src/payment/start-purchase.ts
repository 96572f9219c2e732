import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage } from '@sastre/shared-contracts/api';
import { lockUser } from '@sastre/db/users';
import { problem } from '@sastre/base/problem';
import type { PlanConfig } from '../plans/index.ts';
import { currentPlan } from './current-plan.rules.ts';
import { openCustomer } from './customers.ts';
import type { PaymentParts } from './payment-parts.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import type { Buyer, PurchaseRequest, StartedPurchase } from './payments.ts';
import { requireOwnUrls, withSubscription } from './return-urls.rules.ts';
import { settle } from './settle.ts';
import {
  factsOf,
  readSubscriptionRow,
  readSubscriptions,
  type SubscriptionRow,
} from './subscription.store.ts';

/** The provider keeps a session and an idempotency key for a day; well before that a new purchase is started. */
const REUSE_MS = 12 * 3_600_000;
const TRIES = 3;

/**
 * Starts a purchase at the provider. One that is open already for the same plan is answered again, so that two clicks make one
 * session; open ones for other plans are ended, so that no two can be paid.
 */
export async function startPurchase(
  parts: PaymentParts,
  buyer: Buyer,
  request: PurchaseRequest,
): Promise<StartedPurchase> {
  requireOwnUrls(pickUrls(request), parts.publicUrl);
  const plan = parts.plans.find(request.planId);
  if (plan === undefined || plan.priceCents === 0) throw problem('not-found', 'Plan not found');
  // What was paid a moment ago, and whose news has not come yet, must not be sold again.
  await settleOpen(parts, buyer.sub);
  const over = new Set<string>();
  while (over.size < TRIES) {
    const { row, replaced } = await reserve(parts, buyer.sub, { plan, request, over });
    const customerId = await openCustomer(parts, buyer);
    await endSessions(parts, replaced);
    const started = await openSession(parts, row, plan, customerId);
    if (started !== undefined) return started;
    over.add(row.id);
  }
  throw new ProviderUnavailable('Each session of a purchase was over at once.');
}

function pickUrls({ successUrl, cancelUrl }: PurchaseRequest) {
  return { successUrl, cancelUrl };
}

async function settleOpen(parts: PaymentParts, userId: string): Promise<void> {
  for (const row of await readSubscriptions(parts.db, userId)) {
    if (row.status === 'pending' && row.session_id !== null) await settle(parts, row.id);
  }
}

/** Finds the open purchase of this plan or notes a new one; `replaced` are open ones of others. */
async function reserve(
  { db, now, graceMs }: PaymentParts,
  userId: string,
  { plan, request, over }: { plan: PlanConfig; request: PurchaseRequest; over: Set<string> },
): Promise<{ row: SubscriptionRow; replaced: SubscriptionRow[] }> {
  const { successUrl, cancelUrl, language } = request;
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw problem('unauthenticated');
    const rows = await readSubscriptions(trx, userId);
    const present = currentPlan(rows.map(factsOf), now(), graceMs);
    if (present?.planId === plan.id) throw problem('already-subscribed', 'You have this plan.');
    if (present !== undefined && present.priceCents >= plan.priceCents) {
      throw problem('already-subscribed', 'Your current plan is better');
    }
    const open = rows.filter(({ status }) => status === 'pending');
    const isSame = (row: SubscriptionRow) =>
      row.plan_id === plan.id &&
      row.price_cents === plan.priceCents &&
      row.currency === plan.currency &&
      row.success_url === successUrl &&
      row.cancel_url === cancelUrl &&
      row.language === language &&
      !over.has(row.id) &&
      now() - row.created_at.getTime() < REUSE_MS;
    const again = open.find(isSame);
    const row =
      again ??
      (await trx
        .insertInto('payment_subscription')
        .values({
          id: randomUUID(),
          user_id: userId,
          plan_id: plan.id,
          price_cents: plan.priceCents,
          currency: plan.currency,
          language,
          success_url: successUrl,
          cancel_url: cancelUrl,
          session_id: null,
          provider_id: null,
          superseded_by: null,
          checked_at: new Date(now()),
          created_at: new Date(now()),
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    return { row, replaced: open.filter(({ id }) => id !== row.id) };
  });
}

async function endSessions(parts: PaymentParts, rows: readonly SubscriptionRow[]): Promise<void> {
  for (const { id, session_id: sessionId } of rows) {
    if (sessionId === null) continue;
    await parts.provider.expireSession(sessionId);
    await settle(parts, id);
  }
}

/** The purchase's session; undefined when it is over, so that a new purchase is to be started. */
async function openSession(
  parts: PaymentParts,
  row: SubscriptionRow,
  plan: PlanConfig,
  customerId: string,
): Promise<StartedPurchase | undefined> {
  const { db, provider } = parts;
  const present = await readSubscriptionRow(db, row.id);
  if (present === undefined) throw problem('unauthenticated');
  if (present.session_id !== null) {
    const session = await provider.readSession(present.session_id);
    if (session?.status === 'open' && session.url !== null) {
      return { sessionId: session.id, url: session.url, subscriptionId: row.id };
    }
    await settle(parts, row.id);
    return undefined;
  }
  const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE;
  const session = await provider.createSession({
    subscriptionId: row.id,
    customerId,
    plan: { ...plan, name: plan.texts[language].name },
    successUrl: withSubscription(row.success_url, row.id),
    cancelUrl: row.cancel_url,
    language,
  });
  await db
    .updateTable('payment_subscription')
    .set(({ eb }) => ({ session_id: session.id, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .where('session_id', 'is', null)
    .execute();
  return { sessionId: session.id, url: session.url, subscriptionId: row.id };
}
