import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** Where something of a user may lie that no transaction of ours takes with it. */
export const OUTBOX_STEPS = ['jobs', 'payment', 'identity', 'files'] as const;
export type OutboxStep = (typeof OUTBOX_STEPS)[number];

/** What the steps need to know, as the rows that told it are gone. */
export interface OutboxNote {
  jobIds: string[];
  pictureIds: string[];
  /** Seconds that an access token of this user may live. */
  tokenSeconds: number;
}

/** One deletion or reset that is not through everywhere. */
export interface OutboxEntry {
  id: string;
  userId: string;
  kind: 'delete' | 'reset';
  steps: OutboxStep[];
  note: OutboxNote;
  attempts: number;
}

/** Notes an outbox entry, due at once, in the transaction of what it follows from. */
export async function addOutboxEntry(
  trx: Kysely<Database>,
  entry: Pick<OutboxEntry, 'userId' | 'kind' | 'steps' | 'note'>,
  now: Date,
): Promise<void> {
  if (entry.steps.length === 0) return;
  await trx
    .insertInto('account_errand')
    .values({
      id: randomUUID(),
      user_id: entry.userId,
      kind: entry.kind,
      steps: entry.steps,
      note: JSON.stringify(entry.note),
      due_at: now,
      created_at: now,
    })
    .execute();
}

/** Ids of what is due, longest due first. */
export async function dueOutboxEntries(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_errand')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** An outbox entry; undefined when it is through. */
export async function readOutboxEntry(
  db: Kysely<Database>,
  id: string,
): Promise<OutboxEntry | undefined> {
  const row = await db
    .selectFrom('account_errand')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: userId, kind, attempts } = row;
  const steps = OUTBOX_STEPS.filter((step) => row.steps.includes(step));
  return { id, userId, kind, attempts, steps, note: row.note as unknown as OutboxNote };
}

/** Takes a step off; the last one takes the outbox entry with it. */
export async function finishStep(
  db: Kysely<Database>,
  id: string,
  step: OutboxStep,
): Promise<void> {
  await db
    .updateTable('account_errand')
    .set({ steps: sql<string[]>`array_remove(steps, ${step})` })
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('account_errand')
    .where('id', '=', id)
    .where(sql<boolean>`cardinality(steps) = 0`)
    .execute();
}

/** Puts off what failed. */
export async function postpone(db: Kysely<Database>, id: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('account_errand')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: dueAt }))
    .where('id', '=', id)
    .execute();
}

/**
 * Runs `work` unless another process does so at this moment. The lock belongs to the connection: when its process is
 * killed, the next one gets it at once.
 */
export async function alone(
  db: Kysely<Database>,
  id: string,
  work: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const key = sql`hashtextextended(${`account_errand ${id}`}, 0)`;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_lock(${key}) as got`.execute(connection);
    if (rows[0]?.got !== true) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
