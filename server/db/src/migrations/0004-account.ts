import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // No reference to app_user: an outbox entry of a deletion outlives the user.
  `create table account_errand (
    id uuid primary key,
    user_id text not null,
    kind text not null check (kind in ('delete', 'reset')),
    steps text[] not null,
    note jsonb not null,
    attempts int not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create index account_errand_due on account_errand (due_at)`,
];

/** What deletions and resets still have to do outside of these tables. */
export const account: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
