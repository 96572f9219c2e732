import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';

/** A user of the embedded provider; `id` is the token's `sub`, `email` is normalised. */
export interface IdentityUser {
  id: string;
  email: string;
  name: string;
  locale: string | null;
  emailVerified: boolean;
  passwordHash: string;
}

/** Who may sign in. */
export interface Users {
  byId(id: string): Promise<IdentityUser | undefined>;
  byEmail(email: string): Promise<IdentityUser | undefined>;
  /** The new user's id; undefined when the address has an account already. */
  create(user: {
    email: string;
    name: string;
    locale: string;
    passwordHash: string;
    emailVerified?: boolean;
  }): Promise<string | undefined>;
  rename(id: string, name: string): Promise<void>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Its owner has shown that mail to the address arrives. */
  confirmEmail(id: string): Promise<void>;
}

/** The users in `idp_user`. */
export function createUsers(db: Kysely<Database>, clock: Clock): Users {
  const users = () =>
    db
      .selectFrom('idp_user')
      .select([
        'id',
        'email',
        'name',
        'locale',
        'email_verified as emailVerified',
        'pw_hash as passwordHash',
      ]);
  return {
    byId: (id) => users().where('id', '=', id).executeTakeFirst(),
    byEmail: (email) => users().where('email', '=', email).executeTakeFirst(),
    async create({ email, name, locale, passwordHash, emailVerified = false }) {
      const now = epochSeconds(clock);
      const row = await db
        .insertInto('idp_user')
        .values({
          id: randomUUID(),
          email,
          name,
          locale,
          email_verified: emailVerified,
          pw_hash: passwordHash,
          pw_changed_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },
    async rename(id, name) {
      await db.updateTable('idp_user').set({ name }).where('id', '=', id).execute();
    },
    async setPassword(id, passwordHash) {
      await db
        .updateTable('idp_user')
        .set({ pw_hash: passwordHash, pw_changed_at: epochSeconds(clock) })
        .where('id', '=', id)
        .execute();
    },
    async confirmEmail(id) {
      await db.updateTable('idp_user').set({ email_verified: true }).where('id', '=', id).execute();
    },
  };
}
