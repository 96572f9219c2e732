import { sql, type Kysely } from 'kysely';
import type { Database } from '../index.ts';
import type { Caller } from '@sastre/base/web';
import { isSubjectDenied } from './denied-subjects.ts';
import { TokenRefused } from '@sastre/base/tokens';
import type { Clock } from '@sastre/time';

/** Makes sure that callers have a row. */
export interface UserMemory {
  /** Creates or renews the row of a caller not seen lately. Throws `TokenRefused` when the account was deleted. */
  remember(caller: Caller): Promise<void>;
  /** Looks at the row again at the next call. */
  forget(sub: string): void;
}

const KNOWN_MS = 60_000;
const KNOWN_USERS = 10_000;

/** Remembers callers for a minute, so that an ordinary call costs no statement. */
export function createUserMemory(db: Kysely<Database>, clock: Clock): UserMemory {
  const known = new Map<string, { seen: string; until: number }>();
  return {
    async remember(caller) {
      const seen = `${caller.name}\n${caller.email}`;
      const entry = known.get(caller.sub);
      if (entry !== undefined && entry.seen === seen && entry.until > clock()) return;
      await upsertUser(db, caller, clock);
      known.delete(caller.sub);
      const oldest = known.size >= KNOWN_USERS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(caller.sub, { seen, until: clock() + KNOWN_MS });
    },
    forget(sub) {
      known.delete(sub);
    },
  };
}

/** Serialises with the deletion of the same account, so that a late call never brings a deleted user back. */
export async function lockSubject(trx: Kysely<Database>, sub: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sub}, 0))`.execute(trx);
}

async function upsertUser(db: Kysely<Database>, { sub, email, name }: Caller, clock: Clock) {
  await db.transaction().execute(async (trx) => {
    await lockSubject(trx, sub);
    if (await isSubjectDenied(trx, sub, clock)) throw new TokenRefused('subject deleted');
    await trx
      .insertInto('app_user')
      .values({ id: sub, email, name, created_at: new Date(clock()) })
      .onConflict((conflict) => {
        const row = conflict.column('id');
        // A token without name or email takes nothing away.
        const told = { ...(email === '' ? {} : { email }), ...(name === '' ? {} : { name }) };
        return Object.keys(told).length === 0 ? row.doNothing() : row.doUpdateSet(told);
      })
      .execute();
  });
}
