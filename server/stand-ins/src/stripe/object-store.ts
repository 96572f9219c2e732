import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, JsonObject } from '@sastre/db';
import type { Kinds } from './objects.ts';

type Kind = keyof Kinds;
type Trx = Transaction<Database>;

/** One change of the stand-in after the other: what it keeps is small, and right matters more than fast. */
export async function changing<T>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('payment stand-in', 0))`.execute(trx);
    return work(trx);
  });
}

/** A fresh id, as `sub_9f2c…`: nobody guesses one. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex')}`;
}

/** Addresses and forms may hold anything, also what the database cannot even compare. */
function isId(text: string): boolean {
  return /^\w{1,255}$/.test(text);
}

/** An object by kind and id. */
export async function readObject<K extends Kind>(
  db: Kysely<Database>,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('standin_object')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.body as unknown as Kinds[K] | undefined;
}

/** The objects of a customer, latest first. */
export async function listObjects<K extends Kind>(
  db: Kysely<Database>,
  kind: K,
  customer: string,
): Promise<Kinds[K][]> {
  if (!isId(customer)) return [];
  const rows = await db
    .selectFrom('standin_object')
    .select('body')
    .where('customer_id', '=', customer)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body as unknown as Kinds[K]);
}

/** Keeps an object; `dueAt` (seconds): when time itself changes it next. */
export async function writeObject<K extends Kind>(
  trx: Kysely<Database>,
  body: Kinds[K] & { object: K },
  dueAt: number | null = null,
): Promise<void> {
  const customer = 'customer' in body ? body.customer : body.id;
  const values = {
    body: body as unknown as JsonObject,
    due_at: dueAt === null ? null : new Date(dueAt * 1_000),
  };
  await trx
    .insertInto('standin_object')
    .values({
      ...values,
      id: body.id,
      kind: body.object,
      customer_id: customer,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** When time changes an object next, in seconds. */
export async function dueOf(
  { trx }: { trx: Kysely<Database> },
  id: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('standin_object')
    .select('due_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.due_at ? Math.floor(row.due_at.getTime() / 1_000) : null;
}

/** Removes everything of a customer, webhooks on their way included, but for what says that it is gone. */
export async function forgetCustomer(trx: Kysely<Database>, customer: string): Promise<void> {
  await trx.deleteFrom('standin_object').where('customer_id', '=', customer).execute();
  await trx.deleteFrom('standin_delivery').where('customer_id', '=', customer).execute();
  // An answer that would be given again names the customer, and what the customer is called.
  await trx
    .deleteFrom('standin_request')
    .where(sql<string>`answer::text`, 'like', `%"${customer}"%`)
    .execute();
}
