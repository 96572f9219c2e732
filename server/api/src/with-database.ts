import type { Kysely } from 'kysely';
import { createLog } from '@sastre/base/log';
import type { ServerConfig } from '@sastre/base/config';
import { migrateUrl, openDatabase, type Database } from '@sastre/db';
import { startPostgres } from '@sastre/postgres';
import { readConfig } from './read-config.ts';

/**
 * For commands of whoever runs the site: opens the database of the server's configuration, migrated unless it shall not be, and closes it after
 * `work`. The embedded one is shared with a server of the same data folder, which may go on meanwhile.
 */
export async function withDatabase<T>(
  work: (db: Kysely<Database>, config: ServerConfig, databaseUrl: string) => Promise<T>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<T> {
  const config = readConfig();
  const { dataDir, databaseUrl } = config;
  const log = createLog('warn');
  const embedded = databaseUrl === undefined ? await startPostgres({ dataDir, log }) : undefined;
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    if (migrated) await migrateUrl(url);
    const { db, close } = openDatabase(url);
    try {
      return await work(db, config, url);
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Runs a command to its end: what it says goes to the output, a failure with its sentence to the errors. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
