import type { Kysely } from 'kysely';
import type { Database } from '../index.ts';

/** Deletes a user's row, and with it every row of theirs in the tables that refer to it. */
export async function deleteUser(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', userId).execute();
}

/** Whether a user has a row. */
export async function isUser(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
