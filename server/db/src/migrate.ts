import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './tables.ts';

const patientLimit = 600_000;

/**
 * Brings the tables up to date in one transaction, under an advisory lock, so that servers starting
 * together do it once. Answers the names of the migrations that ran now. Throws the first error,
 * with nothing changed; also when the database is newer than this server.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error as Error;
  return results.map(({ migrationName }) => migrationName);
}

/** `migrate` over a connection of its own that waits for a server that is migrating already. */
export async function migrateUrl(url: string): Promise<string[]> {
  const { db, close } = openDatabase(url, {
    max: 2,
    answerLimit: patientLimit,
    statementLimit: patientLimit,
  });
  try {
    return await migrate(db);
  } finally {
    await close();
  }
}
