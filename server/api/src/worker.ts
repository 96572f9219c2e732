// Runs tailoring jobs and nothing else: the server's configuration, no port.
import { flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig, type ServerConfig } from '@sastre/base/config';
import { migrateUrl, openDatabase } from '@sastre/db';
import { startPostgres } from '@sastre/postgres';
import { createLog, outliveReaders, type Log } from '@sastre/base/log';
import { onStopSignal, stopInOrder, type Stop } from '@sastre/base/stop';
import { createMetrics } from '@sastre/metrics';
import { observe } from './observe.ts';
import { openTracing } from '@sastre/base/tracing';
import { openTailoring, startJobWorker } from './tailoring/index.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

function readConfig(): ServerConfig {
  try {
    return parseConfig({ env: process.env, repository, isRoot: process.getuid?.() === 0 });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Running jobs have as long as `openTailoring` gives them; what is left is taken up again by another worker. */
const PARTS_WITHIN_MS = 10_000;
const DATA_WITHIN_MS = 20_000;

async function start(config: ServerConfig, log: Log, stops: Stop[], signal: AbortSignal) {
  const { dataDir, databaseUrl } = config;
  let url = databaseUrl;
  if (url === undefined) {
    // The embedded database is shared with the server of the same data folder: whoever comes first starts it.
    const embedded = await startPostgres({ dataDir, log, signal });
    stops.push({ name: 'PostgreSQL', stop: embedded.stop, holdsData: true });
    url = embedded.url;
  }
  await migrateUrl(url);
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'A connection broke.');
  const database = openDatabase(url, { onConnectionError });
  stops.push({ name: 'database connections', stop: database.close, holdsData: true });
  const { db, pool } = database;
  const tracing = await openTracing(process.env);
  stops.push({ name: 'traces', stop: tracing.stop });
  const metrics = createMetrics();
  await observe(config, stops, { metrics, pool, db });
  const tailoring = await openTailoring({
    db: database.db,
    databaseUrl: url,
    log,
    clock: Date.now,
    workers: Math.max(1, config.workers),
    modelServer: config.modelServer,
  });
  stops.push({ name: 'tailoring', stop: tailoring.stop });
  await startJobWorker(tailoring, {
    pauseMs: config.tailoringPauseMs,
    deadlineMs: config.tailoringDeadlineMs,
    onRun: metrics.jobs.count,
    tracing,
  });
  // Also a worker that is killed leaves the next what it compiled.
  flushCompileCache();
}

/** Runs jobs until it is asked to stop. Resolves to the exit code: 0 when all data is safe. */
async function run(config: ServerConfig): Promise<number> {
  const log = createLog(config.logLevel);
  const stops: Stop[] = [];
  const stopping = new AbortController();
  const hurry = new AbortController();
  const asked = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  onStopSignal({
    stop: () => stopping.abort(new Error('The worker is being stopped.')),
    force: () => {
      if (hurry.signal.aborted) process.exit(1);
      hurry.abort(new Error('Somebody has lost patience.'));
    },
  });
  let code = 0;
  try {
    await start(config, log, stops, stopping.signal);
    log.info('Worker ready.');
    process.stdout.write('Worker ready.\n');
    await asked;
  } catch (error) {
    if (!stopping.signal.aborted) {
      code = 1;
      process.stderr.write(`The worker could not start: ${(error as Error).message}\n`);
    }
  }
  const limits = { partsMs: PARTS_WITHIN_MS, dataMs: DATA_WITHIN_MS, hurry: hurry.signal };
  return (await stopInOrder(stops, log, limits)) ? code : 1;
}

outliveReaders();
process.exit(await run(readConfig()));
