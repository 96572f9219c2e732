import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A browser in which somebody has signed in, by the hash of what it keeps. Seconds.
  `create table idp_device (
    user_id text not null references idp_user (id) on delete cascade,
    device_hash text not null,
    seen_at bigint not null,
    primary key (user_id, device_hash)
  )`,
  `create index idp_device_seen on idp_device (seen_at)`,
];

/** Browsers that are let in although somebody else guesses passwords. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
