// One PostgreSQL for all files of a run that want a database: starting it and migrating took a second of each.
import { SHARED_POSTGRES, startTemporaryPostgres } from '@sastre/db/testing';

/** Called for each room; the first one starts it. Workers find it by their environment. */
export default async function startSharedPostgres() {
  if (globalThis.sharedPostgres !== undefined) return;
  const postgres = await startTemporaryPostgres();
  globalThis.sharedPostgres = postgres;
  // Makes the template, too.
  await postgres.createDatabase();
  process.env[SHARED_POSTGRES] = postgres.url;
}
