import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/base/clock';
import { hashed } from './hash.ts';

const MEMORY_SECONDS = 3600;
const MAX_LOCK_SECONDS = 900;

/** Something that is counted, and how many failures are free before it locks. */
export interface ThrottleKey {
  name: string;
  free: number;
}

/** Counts attempts before they are made, so that attempts in parallel cannot slip through. */
export interface Throttle {
  /** Counts one attempt. Answers 0, or the seconds to wait while locked (then nothing is counted). */
  take(key: ThrottleKey): Promise<number>;
  /** Takes one attempt back: it did not fail. */
  giveBack(key: ThrottleKey): Promise<void>;
  /** Forgets all failures. */
  clear(key: ThrottleKey): Promise<void>;
}

/** The key of an account, by its normalised address, whether or not there is such an account. */
export function accountKey(email: string): ThrottleKey {
  return { name: `account:${email}`, free: 5 };
}

/** The name under which a key is stored. */
export function throttleRow(key: ThrottleKey): string {
  return hashed(key.name);
}

/** Locks for 4, 8, 16 … seconds, at most 15 minutes, from the last free failure on; an hour of quiet forgets. */
export function createThrottle(db: Kysely<Database>, clock: Clock): Throttle {
  return {
    async take(key) {
      const now = epochSeconds(clock);
      const failures = sql<number>`case when idp_throttle.updated_at > ${now - MEMORY_SECONDS}::bigint then idp_throttle.failures + 1 else 1 end`;
      const taken = await db
        .insertInto('idp_throttle')
        .values({ key: throttleRow(key), failures: 1, locked_until: 0, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              failures,
              locked_until: sql<number>`case when ${failures} >= ${key.free}::int then ${now}::bigint + least(${MAX_LOCK_SECONDS}::int, 2 ^ least(${failures} - ${key.free}::int + 2, 10))::bigint else 0 end`,
              updated_at: now,
            })
            .where('idp_throttle.locked_until', '<=', now),
        )
        .returning('failures')
        .executeTakeFirst();
      if (taken) return 0;
      const row = await db
        .selectFrom('idp_throttle')
        .select('locked_until')
        .where('key', '=', throttleRow(key))
        .executeTakeFirst();
      return Math.max(1, (row?.locked_until ?? now) - now);
    },
    async giveBack(key) {
      await db
        .updateTable('idp_throttle')
        .set({
          failures: sql<number>`greatest(failures - 1, 0)`,
          locked_until: sql<number>`case when failures - 1 < ${key.free}::int then 0 else locked_until end`,
        })
        .where('key', '=', throttleRow(key))
        .execute();
    },
    async clear(key) {
      await db.deleteFrom('idp_throttle').where('key', '=', throttleRow(key)).execute();
    },
  };
}
