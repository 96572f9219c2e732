import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One row: the last migration that a server must know to work on these tables.
  `create table schema_needs (
    one boolean primary key default true check (one),
    migration text not null
  )`,
];

/** A database says which servers it can do with, so that one of an earlier release can stay or come back. */
export const compatibility: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
