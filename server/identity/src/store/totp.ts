import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { newTotpSecret, stepOfCode } from '../account/totp.rules.ts';
import { hashed } from '../account/hash.ts';
import type { SecretBox } from './secret-box.ts';

/** How long an authenticator app may take to be set up, in seconds. */
export const SET_UP_SECONDS = 30 * 60;

const BATCH = 200;
const nameOf = (userId: string) => `totp:${userId}`;

/** Authenticator apps of accounts. A code counts once. */
export interface Totp {
  /** Begins to set one up, in one session: answers false when the account has one already. */
  begin(userId: string, session: string): Promise<boolean>;
  /** The secret that is being set up in this session; undefined: none is. */
  beingSetUp(userId: string, session: string): Promise<string | undefined>;
  /** From here on it counts. False: the code is wrong, or nothing is being set up in this session. */
  confirm(userId: string, session: string, code: string): Promise<boolean>;
  /** Whether the account has one that counts. */
  isOn(userId: string): Promise<boolean>;
  /** Uses a code up. False: it is wrong, or was used. */
  use(userId: string, code: string): Promise<boolean>;
  remove(userId: string): Promise<void>;
  /** Encrypts anew what another key encrypts, or none. Throws when a key is missing. */
  seal(): Promise<void>;
}

/** The authenticator apps in `idp_totp`; give a transaction to do more with it. */
export function createTotp(db: Kysely<Database>, clock: Clock, box: SecretBox): Totp {
  const now = () => epochSeconds(clock);
  const setUp = (userId: string, session: string) =>
    db
      .selectFrom('idp_totp')
      .select('secret')
      .where('user_id', '=', userId)
      .where('set_up_in', '=', hashed(session))
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', now());
  const confirmed = (userId: string) =>
    db
      .selectFrom('idp_totp')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null);

  async function opened(userId: string, row: { secret: unknown } | undefined) {
    return row && String((await box.open(nameOf(userId), row.secret)).secret);
  }

  return {
    async begin(userId, session) {
      const values = {
        secret: await box.seal(nameOf(userId), newTotpSecret()),
        sealed_with: box.mark,
        set_up_in: hashed(session),
        expires_at: now() + SET_UP_SECONDS,
      };
      const begun = await db
        .insertInto('idp_totp')
        .values({ user_id: userId, confirmed_at: null, ...values })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(values).where('idp_totp.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return begun !== undefined;
    },
    async beingSetUp(userId, session) {
      return opened(userId, await setUp(userId, session).executeTakeFirst());
    },
    async confirm(userId, session, code) {
      const secret = await opened(userId, await setUp(userId, session).executeTakeFirst());
      const step = secret === undefined ? undefined : stepOfCode(secret, code, clock());
      if (step === undefined) return false;
      const done = await db
        .updateTable('idp_totp')
        .set({ confirmed_at: now(), last_step: step, set_up_in: null, expires_at: null })
        .where('user_id', '=', userId)
        .where('set_up_in', '=', hashed(session))
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },
    async isOn(userId) {
      return (await confirmed(userId).executeTakeFirst()) !== undefined;
    },
    async use(userId, code) {
      const secret = await opened(userId, await confirmed(userId).executeTakeFirst());
      const step = secret === undefined ? undefined : stepOfCode(secret, code, clock());
      if (step === undefined) return false;
      // Of two that bring the same code at the same moment exactly one wins.
      const used = await db
        .updateTable('idp_totp')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n;
    },
    async remove(userId) {
      await db.deleteFrom('idp_totp').where('user_id', '=', userId).execute();
    },
    async seal() {
      for (;;) {
        const rows = await db
          .selectFrom('idp_totp')
          .select(['user_id', 'secret', 'sealed_with'])
          .where('sealed_with', '!=', box.mark)
          .limit(BATCH)
          .execute();
        for (const row of rows) {
          const { secret } = await box.open(nameOf(row.user_id), row.secret);
          const sealed = await box.seal(nameOf(row.user_id), secret);
          await db
            .updateTable('idp_totp')
            .set({ secret: sealed, sealed_with: box.mark })
            .where('user_id', '=', row.user_id)
            .where('sealed_with', '=', row.sealed_with)
            .execute();
        }
        if (rows.length < BATCH) return;
      }
    },
  };
}
