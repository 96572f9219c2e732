import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What all nodes have counted of a hashed key in the minute that began then (ms). Lost in a crash, which forgives.
  `create unlogged table rate_window (
    key text primary key,
    began bigint not null,
    spent int not null
  )`,
  `create index rate_window_began on rate_window (began)`,
];

/** Limits by the minute count over all nodes. */
export const rateWindows: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
