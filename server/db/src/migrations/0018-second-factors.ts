import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An authenticator app. Not confirmed: it is being set up, in one session (hash), for a while. Seconds.
  `create table idp_totp (
    user_id text primary key references idp_user (id) on delete cascade,
    secret jsonb not null,
    sealed_with text not null,
    set_up_in text,
    expires_at bigint,
    confirmed_at bigint,
    last_step bigint not null default 0
  )`,
  `create index idp_totp_expired on idp_totp (expires_at)`,
  `create table idp_recovery_code (
    user_id text not null references idp_user (id) on delete cascade,
    code_hash text not null,
    used_at bigint,
    primary key (user_id, code_hash)
  )`,
  // A sign-in whose password was right and that waits for the second step, by the hash of its interaction. Seconds.
  `create table idp_login_step (
    interaction_hash text primary key,
    user_id text not null references idp_user (id) on delete cascade,
    expires_at bigint not null
  )`,
  `create index idp_login_step_by_user on idp_login_step (user_id)`,
  `create index idp_login_step_expired on idp_login_step (expires_at)`,
  // There is more to tell by mail than before; the kinds are held by the code.
  `alter table idp_mail drop constraint if exists idp_mail_kind_check`,
];

/** A second step of sign-in: codes of an authenticator app, and codes for whoever has lost it. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
