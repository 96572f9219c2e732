import type { Kysely } from 'kysely';
import type { ServerConfig } from '@sastre/base/config';
import type { Log } from '@sastre/base/log';
import { onStopSignal, type Stop } from '@sastre/base/stop';
import { openTracing, type Tracing } from '@sastre/base/tracing';
import { migrateUrl, openDatabase, type Database } from '@sastre/db';
import { createMetrics, type Metrics } from '@sastre/metrics';
import { startPostgres } from '@sastre/postgres';
import { observe, type ObservedParts } from './observe.ts';

/** Milliseconds for what data depends on. Postgres is told in time; that it takes long to write everything is no reason to leave it. */
export const DATA_WITHIN_MS = 20_000;

/** The database of a program that goes on. */
export interface OpenData extends Pick<ObservedParts, 'pool'> {
  db: Kysely<Database>;
  databaseUrl: string;
}

/** Opens the database, migrated; without one that is configured the embedded one, which whoever comes first of a data folder starts. */
export async function openData(
  { dataDir, databaseUrl }: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>,
  log: Log,
  stops: Stop[],
  signal: AbortSignal,
): Promise<OpenData> {
  let url = databaseUrl;
  if (url === undefined) {
    const postgres = await startPostgres({ dataDir, log, signal });
    stops.push({ name: 'PostgreSQL', stop: postgres.stop, holdsData: true });
    url = postgres.url;
  }
  await migrateUrl(url);
  const onConnectionError = (err: Error) => log.warn({ err }, 'database connection lost');
  const { db, pool, close } = openDatabase(url, { onConnectionError });
  stops.push({ name: 'database connections', stop: close, holdsData: true });
  return { db, pool, databaseUrl: url };
}

/** Follows and counts what the program does, and lets it be watched where that is configured. */
export async function openObserving(
  config: Parameters<typeof observe>[0],
  stops: Stop[],
  { db, pool }: Pick<OpenData, 'db' | 'pool'>,
): Promise<{ tracing: Tracing; metrics: Metrics }> {
  const tracing = await openTracing(process.env);
  stops.push({ name: 'traces', stop: tracing.stop });
  const metrics = createMetrics();
  await observe(config, stops, { metrics, pool, db });
  return { tracing, metrics };
}

/** Calls `stop` when a signal asks for it. Answers what is aborted when somebody loses patience; once more ends the process at whatever cost. */
export function whenAskedToStop(stop: () => void): AbortSignal {
  const hurry = new AbortController();
  onStopSignal({
    stop,
    force: () => {
      if (hurry.signal.aborted) process.exit(1);
      hurry.abort(new Error('Somebody has lost patience.'));
    },
  });
  return hurry.signal;
}
