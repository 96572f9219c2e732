import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An act is one row. `json`, not `jsonb`: what was written comes back in its order. Old rows lose what they made.
  `create table registry_revision (
    revision bigint primary key,
    remotes json,
    kind text not null,
    remote text,
    build text,
    said text not null,
    who text not null,
    why text not null,
    at timestamptz not null default now()
  )`,
];

/** Which build of which remote is live, with its history: one truth for several nodes. */
export const registry: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
