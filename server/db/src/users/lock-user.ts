import type { Kysely } from 'kysely';
import type { Database } from '../index.ts';

/** Holds a user's row until the transaction ends, so that what is counted per user is exact. False: no such user. */
export async function lockUser(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
