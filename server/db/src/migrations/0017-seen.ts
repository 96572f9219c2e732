import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table remote_minute (
    minute timestamptz not null,
    remote text not null,
    build text not null,
    event text not null,
    count bigint not null,
    primary key (minute, remote, build, event)
  )`,
];

/** What browsers tell of builds of remotes, added up over all nodes by the minute; nothing of a person is in it. */
export const seen: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
