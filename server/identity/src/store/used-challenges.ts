import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { hashed } from '../account/hash.ts';

/** Questions to passkeys are signed and not kept; only those that were answered are, so that none is answered twice. */
export interface UsedChallenges {
  /** True for the first one who brings it; `until` (seconds since 1970) nobody can bring it any more. */
  use(challenge: string, until: number): Promise<boolean>;
}

/** The questions in `idp_used_challenge`. */
export function createUsedChallenges(db: Kysely<Database>): UsedChallenges {
  return {
    async use(challenge, until) {
      const used = await db
        .insertInto('idp_used_challenge')
        .values({ challenge_hash: hashed(challenge), expires_at: until })
        .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
        .returning('challenge_hash')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
