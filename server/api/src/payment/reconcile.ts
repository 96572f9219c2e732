import { sql } from 'kysely';
import { endCustomer } from './customers.ts';
import type { PaymentParts } from './payment-parts.ts';
import { endSuperseded, settle } from './settle.ts';
import { readSubscriptionRow } from './subscription.store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Rows that one run looks at, the longest unseen first. */
const AT_ONCE = 50;
/** The provider sends an event again for three days; ours are remembered well beyond that. */
const EVENT_MEMORY = '30 days';
/** A purchase that never came to the provider is over. */
const NEVER_OPENED_MS = 60 * MINUTE;

/**
 * Asks the provider about purchases that are open, payments that are due and periods that have ended, so that lost webhooks change
 * nothing for good; ends what a newer plan or an account that is gone has left there, and what stayed unpaid after its grace.
 */
export async function reconcile(parts: PaymentParts): Promise<void> {
  const { db, log } = parts;
  for (const id of await dueRows(parts)) {
    await lookAt(parts, id).catch((err: unknown) =>
      log.warn({ err }, 'a subscription is left to be looked at later'),
    );
  }
  for (const userId of await goneUsers(parts)) {
    await endCustomer(parts, userId).catch((err: unknown) =>
      log.warn({ err }, 'a customer of a deleted account is left to be ended later'),
    );
  }
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', sql<Date>`now() - ${EVENT_MEMORY}::interval`)
    .execute();
}

async function lookAt(parts: PaymentParts, id: string): Promise<void> {
  await settle(parts, id);
  const row = await readSubscriptionRow(parts.db, id);
  if (row === undefined) return;
  const time = parts.now();
  if (row.status === 'past-due' && (row.grace_ends_at?.getTime() ?? 0) <= time) {
    if (row.provider_id === null) return;
    await parts.provider.cancelSubscription(row.provider_id, { credit: false });
    return settle(parts, id);
  }
  if (row.superseded_by !== null) return endSuperseded(parts, row.user_id);
  const age = time - row.created_at.getTime();
  if (row.status === 'pending' && row.session_id === null && age > NEVER_OPENED_MS) {
    await parts.db
      .updateTable('payment_subscription')
      .set(({ eb }) => ({ status: 'expired', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', row.version)
      .execute();
  }
}

/** Each kind at its own pace: what may be waited for most often, what runs quietly once a day. */
async function dueRows({ db, now }: PaymentParts): Promise<string[]> {
  const time = new Date(now());
  const unseenFor = (ms: number) => sql<boolean>`checked_at <= ${new Date(now() - ms)}`;
  const rows = await db
    .selectFrom('payment_subscription')
    .select('id')
    .where('status', 'in', ['pending', 'active', 'past-due'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('status', '=', 'pending'), unseenFor(MINUTE)]),
        and([eb('superseded_by', 'is not', null), unseenFor(MINUTE)]),
        and([eb('period_end', '<=', time), unseenFor(MINUTE)]),
        and([eb('grace_ends_at', '<=', time), unseenFor(MINUTE)]),
        and([eb('status', '=', 'past-due'), unseenFor(15 * MINUTE)]),
        unseenFor(DAY),
      ]),
    )
    .orderBy('checked_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function goneUsers({ db }: PaymentParts): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_customer')
    .select('user_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app_user')
            .select('app_user.id')
            .whereRef('app_user.id', '=', 'payment_customer.user_id'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}
