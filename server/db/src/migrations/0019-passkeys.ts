import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The public half of a passkey, by the id that the browser knows it by. Seconds.
  `create table idp_passkey (
    id text primary key,
    user_id text not null references idp_user (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  `create index idp_passkey_by_user on idp_passkey (user_id)`,
  // A question that was answered once, until it is too old to be answered. Seconds.
  `create table idp_used_challenge (
    challenge_hash text primary key,
    expires_at bigint not null
  )`,
  `create index idp_used_challenge_expired on idp_used_challenge (expires_at)`,
];

/** Signing in with a passkey (WebAuthn). */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
