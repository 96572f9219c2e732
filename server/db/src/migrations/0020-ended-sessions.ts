import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions of a Keycloak that it has ended: their tokens are good no more, although they have not run out. */
export const endedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table ended_session (session text primary key, until timestamptz not null)`)
      .execute(db);
  },
};
