import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { ACTION_SECONDS, newToken } from './action-tokens.ts';
import { hashed } from '../account/hash.ts';

/** An account in the making. */
export interface PendingRegistration {
  id: string;
  email: string;
  name: string;
  locale: string;
  passwordHash: string;
  interactionUid: string;
}

/** Accounts in the making: whoever may type an address, only its owner makes an account of it. */
export interface Registrations {
  add(registration: Omit<PendingRegistration, 'id'>): Promise<string>;
  /** A fresh secret for its link; the one before is void. Undefined when it is gone. */
  newLink(id: string): Promise<{ token: string; interactionUid: string } | undefined>;
  byToken(token: string): Promise<PendingRegistration | undefined>;
  /** Removes all that wait for this address, this one among them. False when another request was first. */
  take(registration: PendingRegistration): Promise<boolean>;
}

/** The registrations in `idp_registration`; give a transaction to take one together with making the account. */
export function createRegistrations(db: Kysely<Database>, clock: Clock): Registrations {
  const now = () => epochSeconds(clock);
  return {
    async add({ email, name, locale, passwordHash, interactionUid }) {
      const id = randomUUID();
      await db
        .insertInto('idp_registration')
        .values({
          id,
          email,
          name,
          locale,
          pw_hash: passwordHash,
          interaction_uid: interactionUid,
          expires_at: now() + ACTION_SECONDS.registration,
        })
        .execute();
      return id;
    },
    async newLink(id) {
      const token = newToken();
      const row = await db
        .updateTable('idp_registration')
        .set({ token_hash: hashed(token), expires_at: now() + ACTION_SECONDS.registration })
        .where('id', '=', id)
        .returning('interaction_uid as interactionUid')
        .executeTakeFirst();
      return row && { token, ...row };
    },
    byToken: (token) =>
      db
        .selectFrom('idp_registration')
        .select([
          'id',
          'email',
          'name',
          'locale',
          'pw_hash as passwordHash',
          'interaction_uid as interactionUid',
        ])
        .where('token_hash', '=', hashed(token))
        .where('expires_at', '>', now())
        .executeTakeFirst(),
    async take({ id, email }) {
      const removed = await db
        .deleteFrom('idp_registration')
        .where('email', '=', email)
        .returning('id')
        .execute();
      return removed.some((row) => row.id === id);
    },
  };
}
