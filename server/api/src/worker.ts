// Runs tailoring jobs and nothing else: the server's configuration, no port.
import { flushCompileCache } from 'node:module';
import { ConfigError, type ServerConfig } from '@sastre/base/config';
import { createLog, outliveReaders, type Log } from '@sastre/base/log';
import { stopInOrder, type Stop } from '@sastre/base/stop';
import { DATA_WITHIN_MS, openData, openObserving, whenAskedToStop } from './program.ts';
import { readConfig } from './read-config.ts';
import { openTailoring, startJobWorker } from './tailoring/index.ts';

function configOrEnd(): ServerConfig {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Running jobs have as long as `openTailoring` gives them; what is left is taken up again by another worker. */
const PARTS_WITHIN_MS = 10_000;

async function start(config: ServerConfig, log: Log, stops: Stop[], signal: AbortSignal) {
  const data = await openData(config, log, stops, signal);
  const { tracing, metrics } = await openObserving(config, stops, data);
  const { db, databaseUrl } = data;
  const tailoring = await openTailoring({
    db,
    databaseUrl,
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
  const asked = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  const hurry = whenAskedToStop(() => stopping.abort(new Error('The worker is being stopped.')));
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
  const limits = { partsMs: PARTS_WITHIN_MS, dataMs: DATA_WITHIN_MS, hurry };
  return (await stopInOrder(stops, log, limits)) ? code : 1;
}

outliveReaders();
process.exit(await run(configOrEnd()));
