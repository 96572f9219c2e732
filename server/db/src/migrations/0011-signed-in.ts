import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What the owner is shown of a session: what it runs in, from which network, and when it was last seen. Seconds.
  `create table idp_session (
    uid text primary key,
    user_id text not null references idp_user (id) on delete cascade,
    browser text,
    system text,
    network text,
    began_at bigint not null,
    seen_at bigint not null
  )`,
  `create index idp_session_by_user on idp_session (user_id)`,
  `create index idp_session_seen on idp_session (seen_at)`,
];

/** Where somebody is signed in. */
export const signedIn: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
