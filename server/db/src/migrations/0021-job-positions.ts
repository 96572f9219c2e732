import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The position that a job's text names, as it was read for the copy; null: it names none, or nobody read it yet. */
export const jobPositions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table job_description add column position text`).execute(db);
  },
};
