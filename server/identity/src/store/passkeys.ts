import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 20;

/** A passkey as its owner sees it; seconds since 1970. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

/** A passkey as its answers are checked; the key in base64url. */
export interface StoredPasskey {
  id: string;
  userId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** The passkeys of accounts. */
export interface Passkeys {
  /** The one that was added first comes first. */
  list(userId: string): Promise<Passkey[]>;
  /** The same, with what a browser is asked for. */
  ofUser(userId: string): Promise<StoredPasskey[]>;
  byId(id: string): Promise<StoredPasskey | undefined>;
  /** False: it is known already, to whomever. */
  add(passkey: StoredPasskey & { name: string }): Promise<boolean>;
  /** Notes a use. False: another use has counted as far meanwhile. */
  used(passkey: Pick<StoredPasskey, 'id' | 'counter'>, counter: number): Promise<boolean>;
  /** False: the account has none such. */
  remove(userId: string, id: string): Promise<boolean>;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The passkeys in `idp_passkey`; give a transaction to do more with it. */
export function createPasskeys(db: Kysely<Database>, clock: Clock): Passkeys {
  const stored = () =>
    db
      .selectFrom('idp_passkey')
      .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter', 'transports']);
  const withList = (row: Omit<StoredPasskey, 'transports'> & { transports: unknown }) => ({
    ...row,
    transports: listOf(row.transports),
  });
  return {
    list: (userId) =>
      db
        .selectFrom('idp_passkey')
        .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async ofUser(userId) {
      return (await stored().where('user_id', '=', userId).execute()).map(withList);
    },
    async byId(id) {
      const row = await stored().where('id', '=', id).executeTakeFirst();
      return row && withList(row);
    },
    async add({ id, userId, publicKey, counter, transports, name }) {
      const added = await db
        .insertInto('idp_passkey')
        .values({
          ...{ id, user_id: userId, public_key: publicKey, counter, name, used_at: null },
          transports: JSON.stringify(transports),
          created_at: epochSeconds(clock),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async used({ id, counter: before }, counter) {
      const noted = await db
        .updateTable('idp_passkey')
        .set({ counter, used_at: epochSeconds(clock) })
        .where('id', '=', id)
        .where((row) => row.or([row('counter', '=', before), sql<boolean>`${counter}::bigint = 0`]))
        .executeTakeFirst();
      return noted.numUpdatedRows === 1n;
    },
    async remove(userId, id) {
      const removed = await db
        .deleteFrom('idp_passkey')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },
  };
}
