import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import type { Database } from '@sastre/db';
import { byPrecedence, currentPlan, isLive } from './current-plan.rules.ts';
import type { PaymentParts } from './payment-parts.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { subscriptionStateOf, type ProviderSnapshot } from './subscription-state.rules.ts';
import {
  columnsOf,
  factsOf,
  readSubscriptionRow,
  readSubscriptions,
  type SubscriptionRow,
} from './subscription.store.ts';

/** Why a purchase is looked at: an event that is noted as applied together with what comes of it. */
export interface SettleTrigger {
  event?: { id: string; type: string };
  /** A session of the provider that says to be of this purchase. */
  sessionId?: string;
  /** A subscription of the provider that says to be of this purchase. */
  providerId?: string;
}

const TRIES = 20;

/**
 * Asks the provider how a purchase stands and writes that down. What is written was read after the version that it replaces, so
 * of several that ask at once none writes an older answer over a newer one. Of a user's paid subscriptions one is left
 * to grant; the others are ended at the provider.
 */
export async function settle(
  parts: PaymentParts,
  id: string,
  trigger: SettleTrigger = {},
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await readSubscriptionRow(parts.db, id);
    if (row === undefined) return;
    const snapshot = await readSnapshot(parts, row, trigger);
    if (await write(parts, row, snapshot, trigger)) return endSuperseded(parts, row.user_id);
  }
  throw new ProviderUnavailable('A purchase changed each time that it was looked at.');
}

async function readSnapshot(
  { provider }: PaymentParts,
  row: SubscriptionRow,
  trigger: SettleTrigger,
): Promise<ProviderSnapshot> {
  let providerId = row.provider_id ?? trigger.providerId;
  let session: ProviderSnapshot['session'];
  if (providerId === undefined) {
    const sessionId = row.session_id ?? trigger.sessionId;
    if (sessionId !== undefined) session = await provider.readSession(sessionId);
    // Somebody else's session does not become ours because an event names it.
    if (session !== undefined && session.reference !== row.id) session = undefined;
    providerId = session?.subscriptionId ?? undefined;
  }
  if (providerId === undefined) return { session };
  const subscription = await provider.readSubscription(providerId);
  return { session, subscription: subscription?.reference === row.id ? subscription : undefined };
}

/** False: the row has changed since it was read. */
async function write(
  parts: PaymentParts,
  row: SubscriptionRow,
  snapshot: ProviderSnapshot,
  { event }: SettleTrigger,
): Promise<boolean> {
  const { db, graceMs, now } = parts;
  const known = { sessionId: row.session_id, providerId: row.provider_id };
  const state = subscriptionStateOf(known, snapshot, graceMs);
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, row.user_id);
    const rows = await readSubscriptions(trx, row.user_id);
    const current = rows.find(({ id }) => id === row.id);
    if (current === undefined) return true;
    if (current.version !== row.version) return false;
    if (event !== undefined) await noteEvent(trx, event);
    const changed = { ...current, ...columnsOf(state) };
    const winner = supersede(
      rows.map((other) => (other.id === row.id ? changed : other)),
      parts,
    );
    for (const loser of winner?.losers ?? []) {
      await trx
        .updateTable('payment_subscription')
        .set(({ eb }) => ({ superseded_by: winner?.id ?? null, version: eb('version', '+', 1) }))
        .where('id', '=', loser)
        .execute();
    }
    const isNew =
      !isDeepStrictEqual(factsOf(current), factsOf(changed)) || idsChanged(current, changed);
    await trx
      .updateTable('payment_subscription')
      .set(({ eb }) => ({
        ...columnsOf(state),
        version: eb('version', '+', isNew ? 1 : 0),
        checked_at: new Date(now()),
      }))
      .where('id', '=', row.id)
      .execute();
    return true;
  });
}

function idsChanged(one: SubscriptionRow, other: SubscriptionRow): boolean {
  return one.session_id !== other.session_id || one.provider_id !== other.provider_id;
}

/** The one that grants and those that lose to it; undefined while there is no choice to make. */
function supersede(
  rows: readonly SubscriptionRow[],
  { now, graceMs }: Pick<PaymentParts, 'now' | 'graceMs'>,
): { id: string; losers: string[] } | undefined {
  const live = rows.map(factsOf).filter((row) => isLive(row) && row.supersededBy === null);
  if (live.length < 2) return undefined;
  const winner =
    currentPlan(live, now(), graceMs)?.subscriptionId ?? live.toSorted(byPrecedence)[0]?.id;
  if (winner === undefined) return undefined;
  return { id: winner, losers: live.map(({ id }) => id).filter((id) => id !== winner) };
}

/** Ends at the provider what lost its place to a newer plan. What fails now is done by the next reconciliation. */
export async function endSuperseded(parts: PaymentParts, userId: string): Promise<void> {
  const rows = await readSubscriptions(parts.db, userId);
  for (const row of rows) {
    if (row.superseded_by === null || row.provider_id === null || !isLive(row)) continue;
    try {
      await parts.provider.cancelSubscription(row.provider_id, { credit: true });
      await settle(parts, row.id);
    } catch (err) {
      parts.log.warn({ err }, 'an older subscription is left to be ended later');
    }
  }
}

/** Notes an event as applied; false: it was before. */
export async function noteEvent(
  db: Kysely<Database>,
  event: { id: string; type: string },
): Promise<boolean> {
  const added = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
