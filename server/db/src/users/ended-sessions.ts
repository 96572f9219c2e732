import type { Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { Database } from '../tables.ts';

/** Longer than any access token lives. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Refuses the tokens of a session from now on, on all nodes. */
export async function endSession(
  db: Kysely<Database>,
  session: string,
  clock: Clock,
): Promise<void> {
  const until = new Date(clock() + REMEMBERED_MS);
  await db
    .insertInto('ended_session')
    .values({ session, until })
    .onConflict((conflict) => conflict.column('session').doUpdateSet({ until }))
    .execute();
}

/** Forgets sessions whose tokens have all run out. */
export async function sweepEnded(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('ended_session').where('until', '<=', new Date(clock())).execute();
}
