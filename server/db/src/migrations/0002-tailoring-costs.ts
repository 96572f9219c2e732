import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table tailoring_job
    add column model text,
    add column prompt_version text,
    add column model_calls int not null default 0,
    add column tokens_in bigint not null default 0,
    add column tokens_out bigint not null default 0,
    add column cost_micros bigint`,
];

/** What each tailoring job asked of a model and what that cost, in millionths of the currency of the configured prices. */
export const tailoringCosts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
