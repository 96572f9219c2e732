import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { newRecoveryCodes, recoveryHash } from '../account/recovery-code.rules.ts';

/** Codes for whoever has lost the other factors; each is good once. */
export interface RecoveryCodes {
  /** Makes a new set; those of before are void. They are never to be had again. */
  renew(userId: string): Promise<string[]>;
  /** Uses a code up. False: it is none of the account's, or was used. */
  use(userId: string, typed: string): Promise<boolean>;
  /** How many are left. */
  left(userId: string): Promise<number>;
  remove(userId: string): Promise<void>;
}

/** The codes in `idp_recovery_code`, by their hashes; give a transaction to do more with it. */
export function createRecoveryCodes(db: Kysely<Database>, clock: Clock): RecoveryCodes {
  async function remove(userId: string): Promise<void> {
    await db.deleteFrom('idp_recovery_code').where('user_id', '=', userId).execute();
  }
  return {
    async renew(userId) {
      const codes = newRecoveryCodes();
      const rows = codes.map((code) => ({
        user_id: userId,
        code_hash: recoveryHash(userId, code) ?? '',
        used_at: null,
      }));
      await remove(userId);
      await db.insertInto('idp_recovery_code').values(rows).execute();
      return codes;
    },
    async use(userId, typed) {
      const hash = recoveryHash(userId, typed);
      if (hash === undefined) return false;
      const used = await db
        .updateTable('idp_recovery_code')
        .set({ used_at: epochSeconds(clock) })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n;
    },
    async left(userId) {
      const row = await db
        .selectFrom('idp_recovery_code')
        .select(sql<number>`count(*)::int`.as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return row.left;
    },
    remove,
  };
}
