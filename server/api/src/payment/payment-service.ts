import { problem } from '@sastre/base/problem';
import { isServerId } from '@sastre/shared-contracts/api';
import { currentPlan } from './current-plan.rules.ts';
import { endCustomer } from './customers.ts';
import type { PaymentParts } from './payment-parts.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import type { CurrentSubscription, Payments, PurchaseStatus } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { requireOwnUrls } from './return-urls.rules.ts';
import { settle } from './settle.ts';
import { startPurchase } from './start-purchase.ts';
import {
  factsOf,
  readSubscriptionRow,
  readSubscriptions,
  type SubscriptionRow,
} from './subscription.store.ts';
import { applyEvent, verifyEvent, type WebhookParts } from './webhook.ts';

/** What payment is made from. */
export interface PaymentServiceParts extends PaymentParts {
  webhook: WebhookParts;
  publishableKey: Payments['publishableKey'];
}

const RETRY_AFTER_SECONDS = '5';
/** A user's own look at an ended period asks the provider at most this often. */
const ASK_AGAIN_MS = 30_000;

/** Purchases and subscriptions over a payment provider. */
export function createPayments(parts: PaymentServiceParts): Payments {
  const { db, plans, now, graceMs, provider } = parts;
  const planOf = (rows: readonly SubscriptionRow[]) =>
    currentPlan(rows.map(factsOf), now(), graceMs);
  const configOf = (plan: ReturnType<typeof planOf>) =>
    plan === undefined ? plans.free : (plans.find(plan.planId) ?? plans.standIn(plan.priceCents));
  return {
    publishableKey: parts.publishableKey,
    async current(userId): Promise<CurrentSubscription> {
      const seen = await readSubscriptions(db, userId);
      const rows = (await refreshEnded(parts, seen)) ? await readSubscriptions(db, userId) : seen;
      const plan = planOf(rows);
      const config = configOf(plan);
      // Who has a subscription there has a customer there.
      const canManageBilling = rows.some((row) => row.provider_id !== null);
      return { plan, planId: config.id, limits: config, canManageBilling };
    },
    limitsOf: async (trx, userId) => configOf(planOf(await readSubscriptions(trx, userId))),
    start: async (buyer, request) => answering(async () => startPurchase(parts, buyer, request)),
    status: async (userId, id) =>
      answering(async () => {
        if (!isServerId(id)) return undefined;
        const row = await readSubscriptionRow(db, id);
        if (row === undefined || row.user_id !== userId) return undefined;
        if (row.status !== 'pending') return statusOf(row);
        await settle(parts, id);
        const settled = await readSubscriptionRow(db, id);
        return settled && statusOf(settled);
      }),
    openPortal: async (userId, returnUrl, language) =>
      answering(async () => {
        requireOwnUrls({ returnUrl }, parts.publicUrl);
        const customer = await customerOf(parts, userId);
        return customer && provider.createPortal(customer, returnUrl, language);
      }),
    receive: async (body, signature) => {
      const event = verifyEvent(parts.webhook, body, signature);
      await answering(async () => applyEvent(parts, event));
    },
    reconcile: async () => reconcile(parts),
    endAtProvider: async (userId) => endCustomer(parts, userId),
  };
}

function statusOf({ status }: SubscriptionRow): PurchaseStatus {
  return status === 'past-due' ? 'active' : status;
}

async function customerOf({ db }: PaymentParts, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customer')
    .select('provider_id')
    .where('user_id', '=', userId)
    .where('provider_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_subscription')
          .select('id')
          .where('user_id', '=', userId)
          .where('provider_id', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return row?.provider_id ?? undefined;
}

/** Renewed or over: the provider knows. Without an answer the clock decides. True when it was asked. */
async function refreshEnded(
  parts: PaymentParts,
  rows: readonly SubscriptionRow[],
): Promise<boolean> {
  const time = parts.now();
  let hasAsked = false;
  for (const row of rows) {
    const isEnded = row.status === 'active' && (row.period_end?.getTime() ?? time) <= time;
    if (!isEnded || time - row.checked_at.getTime() < ASK_AGAIN_MS) continue;
    hasAsked = true;
    await settle(parts, row.id).catch((err: unknown) =>
      parts.log.warn({ err }, 'a subscription whose period has ended could not be looked at'),
    );
  }
  return hasAsked;
}

async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause;
    const headers = { 'retry-after': RETRY_AFTER_SECONDS };
    const detail = 'The payment provider cannot be reached. Please try again in a moment.';
    throw problem('payment-unavailable', detail, { headers, cause });
  }
}
