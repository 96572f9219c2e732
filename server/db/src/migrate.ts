import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isNewerAndFits, type SchemaState } from './compatible.rules.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/migrations.ts';
import { NEEDS } from './migrations/needs.ts';
import type { Database } from './tables.ts';

const patientLimit = 600_000;

/** What this server knows, and what it tells the database that a server must know. */
export interface KnownMigrations {
  migrations: typeof migrations;
  needs: string;
}
const OWN: KnownMigrations = { migrations, needs: NEEDS };

/**
 * Brings the tables up to date in one transaction, under an advisory lock, so that servers starting
 * together do it once. Answers the names of the migrations that ran now. Throws the first error,
 * with nothing changed. A newer database is left as it is when this server can work on it, else a `NewerDatabaseError`.
 */
export async function migrate(
  db: Kysely<Database>,
  known: KnownMigrations = OWN,
): Promise<string[]> {
  if (isNewerAndFits(Object.keys(known.migrations), await readState(db))) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known.migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  // Another server may have brought it further between the look and the attempt.
  if (error) {
    if (isNewerAndFits(Object.keys(known.migrations), await readState(db))) return [];
    throw error as Error;
  }
  await sayNeeds(db, known);
  return results.map(({ migrationName }) => migrationName);
}

/** Never takes back what a newer server has said meanwhile. */
async function sayNeeds(db: Kysely<Database>, { needs }: KnownMigrations): Promise<void> {
  await db
    .insertInto('schema_needs')
    .values({ one: true, migration: needs })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({ migration: needs })
        .where('schema_needs.migration', '<', needs),
    )
    .execute();
}

async function readState(db: Kysely<Database>): Promise<SchemaState> {
  if (!(await isThere(db, 'kysely_migration'))) return { ran: [], needs: undefined };
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    db,
  );
  const needs = (await isThere(db, 'schema_needs'))
    ? await db.selectFrom('schema_needs').select('migration').executeTakeFirst()
    : undefined;
  return { ran: ran.rows.map(({ name }) => name), needs: needs?.migration };
}

async function isThere(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** `migrate` over a connection of its own that waits for a server that is migrating already. */
export async function migrateUrl(url: string, known: KnownMigrations = OWN): Promise<string[]> {
  const { db, close } = openDatabase(url, {
    max: 2,
    answerLimit: patientLimit,
    statementLimit: patientLimit,
  });
  try {
    return await migrate(db, known);
  } finally {
    await close();
  }
}
