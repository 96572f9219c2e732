import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Keys by purpose; from `signs_from` on a key signs, after `ends_at` nothing that it signed is good. Seconds.
  `create table idp_key (
    kid text primary key,
    purpose text not null check (purpose in ('token', 'cookie')),
    secret jsonb not null,
    created_at bigint not null,
    signs_from bigint not null,
    ends_at bigint
  )`,
  `insert into idp_key (kid, purpose, secret, created_at, signs_from)
    select key ->> 'kid', 'token', key, extract(epoch from now())::bigint, 0
    from idp_setting, jsonb_array_elements(v -> 'keys') as key where k = 'jwks'`,
  `insert into idp_key (kid, purpose, secret, created_at, signs_from)
    select gen_random_uuid()::text, 'cookie', key, extract(epoch from now())::bigint, 0
    from idp_setting, jsonb_array_elements(v) as key where k = 'cookie-keys'`,
  `drop table idp_setting`,
  // An account in the making: it becomes one when the owner of the address says so.
  `create table idp_registration (
    id uuid primary key,
    token_hash text unique,
    email text not null,
    name text not null,
    locale text not null,
    pw_hash text not null,
    interaction_uid text not null,
    expires_at bigint not null
  )`,
  `create index idp_registration_by_email on idp_registration (email)`,
  // What is to be sent; no token lies here, each attempt to send makes its own.
  `create table idp_mail (
    id uuid primary key,
    kind text not null
      check (kind in ('registration', 'password-reset', 'address-check', 'password-changed')),
    email text not null,
    locale text not null,
    registration_id uuid references idp_registration (id) on delete cascade,
    attempts int not null default 0,
    due_at bigint not null,
    expires_at bigint not null
  )`,
  `create index idp_mail_by_email on idp_mail (email)`,
  `create index idp_mail_due on idp_mail (due_at)`,
];

/** Keys that can be changed while others are still good, accounts in the making, and mail that is to be sent. */
export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
