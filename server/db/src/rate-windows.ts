import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import type { SharedWindows } from '@sastre/base/web';
import type { Database } from './tables.ts';

/** Windows that are over since then are nobody's any more. */
const KEPT_MS = 10 * 60_000;

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Counts windows in the database, for all nodes that share it: one statement, however many keys. */
export function databaseWindows(
  db: Kysely<Database>,
  clock: Clock,
  log: Pick<Log, 'warn'>,
): SharedWindows {
  return {
    async add(told, windowMs) {
      const now = clock();
      const keys = new Map(told.map(({ key }) => [hashed(key), key]));
      // In one order, so that two nodes never wait for each other.
      const rows = told
        .map(({ key, began, more }) => ({ key: hashed(key), began, spent: more }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      // Clocks of nodes differ a little: a window that begins soon is open, one far ahead is of a clock that was set back.
      const isOpen = sql<boolean>`rate_window.began > ${now - windowMs}::bigint and rate_window.began < ${now + windowMs}::bigint`;
      const held = await db
        .insertInto('rate_window')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            began: sql<number>`case when ${isOpen} then rate_window.began else excluded.began end`,
            spent: sql<number>`case when ${isOpen} then rate_window.spent else 0 end + excluded.spent`,
          }),
        )
        .returning(['key', 'began', 'spent'])
        .execute()
        .catch((err: unknown) => {
          log.warn({ err }, 'limits cannot be counted over all nodes');
          throw err;
        });
      return held.map((one) => ({ ...one, key: keys.get(one.key) ?? '' }));
    },
  };
}

/** Takes away what is over. */
export async function forgetWindows(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('began', '<', now - KEPT_MS)
    .execute();
}
