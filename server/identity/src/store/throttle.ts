import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { hashed } from '../account/hash.ts';

const MEMORY_SECONDS = 3600;
const MAX_LOCK_SECONDS = 900;

/** Something that is counted, and how many failures are free before it locks. */
export interface ThrottleKey {
  name: string;
  free: number;
  /** So many are free in so many seconds, and then none until these are over; absent: each failure locks for longer. */
  window?: number;
}

/** Takes one of each key; answers 0, or the seconds to wait for one that is locked: then none is taken. */
export async function takeAll(throttle: Throttle, keys: readonly ThrottleKey[]): Promise<number> {
  for (const [place, key] of keys.entries()) {
    const seconds = await throttle.take(key);
    if (seconds === 0) continue;
    for (const taken of keys.slice(0, place)) await throttle.giveBack(taken);
    return seconds;
  }
  return 0;
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

/** The name under which a key is stored. */
export function throttleRow(key: ThrottleKey): string {
  return hashed(key.name);
}

/** Until when a key is locked that has failed so often. */
function lockedUntil({ free, window }: ThrottleKey, failures: RawBuilder<number>, now: number) {
  const end =
    window === undefined
      ? sql`${now}::bigint + least(${MAX_LOCK_SECONDS}::int, 2 ^ least(${failures} - ${free}::int + 2, 10))::bigint`
      : sql`case when ${isQuiet(window, now)} then ${now}::bigint else idp_throttle.updated_at end + ${window}::bigint`;
  return sql<number>`case when ${failures} >= ${free}::int then ${end} else 0 end`;
}

/** What happened is forgotten: long ago, or, in a window, with its end. */
function isQuiet(seconds: number, now: number) {
  return sql<boolean>`idp_throttle.updated_at <= ${now - seconds}::bigint`;
}

/**
 * Locks for 4, 8, 16 … seconds, at most 15 minutes, from the last free failure on, and an hour of quiet forgets; or by
 * windows, as the key says.
 */
export function createThrottle(db: Kysely<Database>, clock: Clock): Throttle {
  return {
    async take(key) {
      const now = epochSeconds(clock);
      const quiet = isQuiet(key.window ?? MEMORY_SECONDS, now);
      const failures = sql<number>`case when ${quiet} then 1 else idp_throttle.failures + 1 end`;
      const since = sql<number>`case when ${quiet} then ${now}::bigint else idp_throttle.updated_at end`;
      const taken = await db
        .insertInto('idp_throttle')
        .values({ key: throttleRow(key), failures: 1, locked_until: 0, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              failures,
              locked_until: lockedUntil(key, failures, now),
              updated_at: key.window === undefined ? now : since,
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
