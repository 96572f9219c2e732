import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { hashed } from '../account/hash.ts';

/** What a one-time link may do; a link is good for nothing else. */
export type ActionKind = 'password-reset' | 'operator-reset' | 'address-check';

/** How long a link is good, in seconds. */
export const ACTION_SECONDS: Record<ActionKind | 'registration', number> = {
  'password-reset': 30 * 60,
  // It travels by hand.
  'operator-reset': 24 * 3600,
  'address-check': 2 * 3600,
  registration: 2 * 3600,
};

/** A secret for a link: 256 random bits. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** One-time links of accounts, by the hash of their secret. */
export interface ActionTokens {
  make(userId: string, kind: ActionKind): Promise<string>;
  /** Whose link it is, without using it up; undefined when it is not good. */
  owner(token: string, kind: ActionKind): Promise<string | undefined>;
  /** Uses it up, and with it every other link of the account of this kind. Of several at once one gets the owner's id. */
  use(token: string, kind: ActionKind): Promise<string | undefined>;
  /** Takes the links of an account of a kind away. */
  forget(userId: string, kind: ActionKind): Promise<void>;
}

/** The links in `idp_action_token`; give a transaction to use one up with what it allows. */
export function createActionTokens(db: Kysely<Database>, clock: Clock): ActionTokens {
  const now = () => epochSeconds(clock);
  async function forget(userId: string, kind: ActionKind): Promise<void> {
    await db
      .deleteFrom('idp_action_token')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
  }
  return {
    async make(userId, kind) {
      const token = newToken();
      const expires_at = now() + ACTION_SECONDS[kind];
      await db
        .insertInto('idp_action_token')
        .values({ token_hash: hashed(token), user_id: userId, kind, expires_at })
        .execute();
      return token;
    },
    async owner(token, kind) {
      const row = await db
        .selectFrom('idp_action_token')
        .select('user_id')
        .where('token_hash', '=', hashed(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.user_id;
    },
    async use(token, kind) {
      const row = await db
        .deleteFrom('idp_action_token')
        .where('token_hash', '=', hashed(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .returning('user_id')
        .executeTakeFirst();
      if (!row) return undefined;
      await forget(row.user_id, kind);
      return row.user_id;
    },
    forget,
  };
}
