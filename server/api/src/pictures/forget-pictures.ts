import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** Takes the rows of all pictures of a user away, inside the caller's transaction; answers their ids, as the files go behind it. */
export async function forgetPicturesOf(trx: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('picture')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
