import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { hashed } from '../account/hash.ts';

/** How long the second step may take after the first, in seconds. */
export const LOGIN_STEP_SECONDS = 10 * 60;

/** Sign-ins whose password was right and that wait for the second step. They end with the sessions of the account. */
export interface LoginSteps {
  /** `uid` is that of the interaction; what it had before is forgotten. */
  begin(uid: string, userId: string): Promise<void>;
  /** Who has typed the right password there; undefined: nobody, or too long ago. */
  userOf(uid: string): Promise<string | undefined>;
  /** Ends it; of several at once one gets true. */
  end(uid: string): Promise<boolean>;
}

/** The sign-ins in `idp_login_step`. */
export function createLoginSteps(db: Kysely<Database>, clock: Clock): LoginSteps {
  const now = () => epochSeconds(clock);
  return {
    async begin(uid, userId) {
      const values = { user_id: userId, expires_at: now() + LOGIN_STEP_SECONDS };
      await db
        .insertInto('idp_login_step')
        .values({ interaction_hash: hashed(uid), ...values })
        .onConflict((conflict) => conflict.column('interaction_hash').doUpdateSet(values))
        .execute();
    },
    async userOf(uid) {
      const row = await db
        .selectFrom('idp_login_step')
        .select('user_id')
        .where('interaction_hash', '=', hashed(uid))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.user_id;
    },
    async end(uid) {
      const ended = await db
        .deleteFrom('idp_login_step')
        .where('interaction_hash', '=', hashed(uid))
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },
  };
}
