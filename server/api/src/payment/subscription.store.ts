import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, PaymentSubscriptionTable } from '@sastre/db';
import type { SubscriptionFacts } from './current-plan.rules.ts';
import type { SubscriptionState } from './subscription-state.rules.ts';

/** A purchase as stored. */
export type SubscriptionRow = Selectable<PaymentSubscriptionTable>;
type Db = Kysely<Database> | Transaction<Database>;

/** All purchases of a user, oldest first. */
export async function readSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One purchase by its id. */
export async function readSubscriptionRow(
  db: Db,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const rows = db.selectFrom('payment_subscription').selectAll();
  return rows.where('id', '=', id).executeTakeFirst();
}

/** The purchase that became this subscription of the provider, as far as that is known. */
export async function findByProviderId(db: Db, providerId: string): Promise<string | undefined> {
  const rows = db.selectFrom('payment_subscription').select('id');
  return (await rows.where('provider_id', '=', providerId).executeTakeFirst())?.id;
}

/** What the plan depends on, of a row. */
export function factsOf(row: SubscriptionRow): SubscriptionFacts {
  return {
    id: row.id,
    planId: row.plan_id,
    priceCents: row.price_cents,
    status: row.status,
    periodStart: timeOf(row.period_start),
    periodEnd: timeOf(row.period_end),
    isEnding: row.ending,
    graceEndsAt: timeOf(row.grace_ends_at),
    supersededBy: row.superseded_by,
    createdAt: row.created_at.getTime(),
  };
}

/** The part of a row that mirrors the provider, for writing. */
export function columnsOf(state: SubscriptionState) {
  const dateOf = (time: number | null) => (time === null ? null : new Date(time));
  return {
    session_id: state.sessionId,
    provider_id: state.providerId,
    status: state.status,
    period_start: dateOf(state.periodStart),
    period_end: dateOf(state.periodEnd),
    ending: state.isEnding,
    grace_ends_at: dateOf(state.graceEndsAt),
  };
}

function timeOf(date: Date | null): number | null {
  return date === null ? null : date.getTime();
}
