// Runs tailoring jobs and nothing else: the server's configuration, no port.
import { flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig, type ServerConfig } from '@sastre/base/config';
import { migrateUrl, openDatabase } from '@sastre/db';
import { startPostgres } from '@sastre/postgres';
import { createLog } from '@sastre/base/log';
import { onStopSignal } from '@sastre/base/stop';
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

async function run(config: ServerConfig): Promise<void> {
  const log = createLog(config.logLevel);
  const { dataDir, databaseUrl } = config;
  // The embedded database is shared with the server of the same data folder: whoever comes first starts it.
  const embedded = databaseUrl === undefined ? await startPostgres({ dataDir, log }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  await migrateUrl(url);
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'A connection broke.');
  const database = openDatabase(url, { onConnectionError });
  const tailoring = await openTailoring({
    db: database.db,
    databaseUrl: url,
    log,
    clock: Date.now,
    workers: Math.max(1, config.workers),
    modelServer: config.modelServer,
  });
  await startJobWorker(tailoring, {
    pauseMs: config.tailoringPauseMs,
    deadlineMs: config.tailoringDeadlineMs,
  });
  // Also a worker that is killed leaves the next what it compiled.
  flushCompileCache();
  log.info('Worker ready.');
  process.stdout.write('Worker ready.\n');
  await new Promise<void>((resolve) => {
    onStopSignal({ stop: resolve, force: () => process.exit(1) });
  });
  await tailoring.stop();
  await database.close();
  await embedded?.stop();
}

await run(readConfig());
