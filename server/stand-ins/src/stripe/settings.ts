import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** The keys of the stand-in, made at its first start. */
export interface StandInKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** What tests may set: how far the clock is turned, and what becomes of webhooks. */
export interface StandInControls {
  offsetMs: number;
  /** `hold`: they wait; `lose`: new ones never arrive; `twice`: each arrives twice. */
  webhooks: 'send' | 'hold' | 'lose' | 'twice';
  /** The latest waiting one goes first. */
  isReversed: boolean;
  /** Calls whose path begins with it fail, as if the provider were away; `/v1`: all. */
  away: string | null;
}

const CONTROLS: StandInControls = { offsetMs: 0, webhooks: 'send', isReversed: false, away: null };

/** Reads the keys; makes them when there are none. Servers that start together agree on one set. */
export async function loadKeys(db: Kysely<Database>): Promise<StandInKeys> {
  const random = () => randomBytes(24).toString('hex');
  const fresh: StandInKeys = {
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
  };
  await db
    .insertInto('standin_setting')
    .values({ key: 'keys', value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return ((await read(db, 'keys')) ?? fresh) as StandInKeys;
}

/** Reads what tests have set. */
export async function loadControls(db: Kysely<Database>): Promise<StandInControls> {
  return { ...CONTROLS, ...((await read(db, 'controls')) as Partial<StandInControls> | undefined) };
}

/** Sets some of it. */
export async function saveControls(
  db: Kysely<Database>,
  changed: Partial<StandInControls>,
): Promise<StandInControls> {
  const controls = { ...(await loadControls(db)), ...changed };
  const value = JSON.stringify(controls);
  await db
    .insertInto('standin_setting')
    .values({ key: 'controls', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return controls;
}

async function read(db: Kysely<Database>, key: string): Promise<unknown> {
  const rows = db.selectFrom('standin_setting').select('value').where('key', '=', key);
  return (await rows.executeTakeFirst())?.value;
}
