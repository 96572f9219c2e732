import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type ServerConfig } from '@sastre/base/config';
import { makeFolder } from '@sastre/base/files';
import { loadSite } from '@sastre/base/site';
import { createApp, createVerifiers } from './app/index.ts';
import { createLog, outliveReaders, type Log } from '@sastre/base/log';
import { createPdfService, type PdfService } from '@sastre/pdf';
import {
  checkPictureStore,
  openPictureStore,
  requireKnownStore,
  sweepPictures,
} from './pictures/index.ts';
import { watchReadiness } from '@sastre/metrics';
import { openPayments, refuseStandIn } from './payment/index.ts';
import { loadPlanCatalog } from './plans/index.ts';
import { announceReady } from './site/announce-ready.ts';
import { stopInOrder, type Stop } from '@sastre/base/stop';
import { DATA_WITHIN_MS, openData, openObserving, whenAskedToStop } from './program.ts';
import { readConfig } from './read-config.ts';
import { createJobStarter, openTailoring, startJobWorker } from './tailoring/index.ts';
import { sweepDenied, sweepEnded } from '@sastre/db/users';

/** What is under way when the server closes may take so long, PDFs a little less: what saved data depends on comes after it. */
const PARTS_WITHIN_MS = 7_000;
const PRINTS_WITHIN_MS = 5_000;
const IDLE_LOOK_MS = 100;
const SWEEP_EVERY_MS = 10 * 60_000;

/** Starts everything in order, and answers what listens; what is started is put on `stops`, so that it is ended also when a later step fails. */
async function start(
  config: ServerConfig,
  log: Log,
  stops: Stop[],
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  const clock = Date.now;
  refuseStandIn(config);
  const plans = await loadPlanCatalog(config.plansFile);
  const site = await loadSite(config.siteFile);
  // Postgres and Chromium run as other users, who walk through this folder to their own.
  await makeFolder(config.dataDir, 0o755);
  const pictureStore = openPictureStore(config);
  await checkPictureStore(pictureStore);

  const data = await openData(config, log, stops, stopping);
  const { db, databaseUrl } = data;
  await requireKnownStore(db, pictureStore);

  const { tracing, metrics } = await openObserving(config, stops, data);
  const { dataDir, chromiumPath, workers } = config;
  const builtFontsDir = join(config.buildDir, 'fonts');
  const pdf = createPdfService({
    dataDir,
    builtFontsDir,
    log,
    ...(chromiumPath ? { chromiumPath } : {}),
  });
  stops.push({ name: 'PDF service', stop: pdf.stop });
  const paying = await openPayments({ config, db, log, clock, plans, site });
  const { modelServer } = config;
  const jobs = await openTailoring({ db, databaseUrl, log, clock, workers, modelServer });
  stops.push({ name: 'tailoring', stop: jobs.stop });
  await startJobWorker(jobs, {
    pauseMs: config.tailoringPauseMs,
    deadlineMs: config.tailoringDeadlineMs,
    onRun: metrics.jobs.count,
    tracing,
  });
  const tailoring = createJobStarter(jobs, { limits: paying.payments.limitsOf });
  if (!config.identity.embedded && config.identity.admin === undefined) {
    log.warn(
      'Deleting an account leaves its identity in Keycloak: set KEYCLOAK_ADMIN_CLIENT_ID and KEYCLOAK_ADMIN_CLIENT_SECRET.',
    );
  }
  const verifiers = await createVerifiers(config, db, clock);
  const { publicUrl } = config;
  const { realm, clientId, audience = 'cv-api', embedded } = config.identity;
  // Beside a Keycloak nothing of it is needed: a third of what a server would load.
  const identity = async (app: FastifyInstance) => {
    const { identityPlugin } = await import('@sastre/identity/plugin');
    await identityPlugin(app, {
      db,
      publicUrl,
      realm,
      clientId,
      audience,
      mailServer: config.mailServer,
      site,
      secretsKeys: config.secretsKeys,
      assetsDir: join(config.buildDir, 'shell/assets'),
      log,
      countSecurity: metrics.security.count,
      tracing,
      clock,
    });
  };
  const { payments, standInRoutes } = paying;
  const parts = {
    config,
    db,
    log,
    clock,
    site,
    ...verifiers,
    metrics,
    tracing,
    pdf,
    pictureStore,
    plans,
    tailoring,
    jobQueue: jobs.queue,
    payments,
    stopping,
  };
  const app = await createApp({
    ...parts,
    ...(embedded ? { identity } : {}),
    ...(standInRoutes ? { standIn: standInRoutes } : {}),
  });
  watchReadiness(metrics.registry, async () => (await app.lookWhetherReady()).status === 'ok');
  stops.push({ name: 'HTTP', stop: () => closeServer(app, pdf) });
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });

  stops.push({ name: 'payment', stop: paying.stop });
  paying.begin();

  const sweeps = {
    'picture files': () => sweepPictures(db, pictureStore, clock()),
    'refused subjects': () => sweepDenied(db, clock),
    'ended sessions': () => sweepEnded(db, clock),
  };
  const sweepAll = async () => {
    for (const [what, run] of Object.entries(sweeps))
      await run().catch((err: unknown) => log.warn({ err }, `sweep of ${what} failed`));
  };
  const sweep = () => void sweepAll();
  const sweeper = setInterval(sweep, SWEEP_EVERY_MS);
  stops.push({ name: 'sweep', stop: async () => clearInterval(sweeper) });
  sweep();
  void pdf.warmUp();
  return app;
}

/** Lets in nobody new and waits for those who are in; who prints for too long is sent away with a reason. */
async function closeServer(app: FastifyInstance, pdf: Pick<PdfService, 'stop'>): Promise<void> {
  const prints = setTimeout(() => void pdf.stop(), PRINTS_WITHIN_MS);
  // A connection whose last answer was begun before would be kept for a client that says nothing more.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close().finally(() => {
    clearTimeout(prints);
    clearInterval(idle);
  });
}

function explain(error: unknown, config: ServerConfig): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) return message;
  if (code === 'EADDRINUSE') {
    const port = (error as { port?: number }).port ?? config.port;
    const name = port === config.metrics.port ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is in use: stop what listens there, or set ${name} to another one.`;
  }
  if (code === 'EACCES' && message.includes('listen'))
    return `Port ${config.port} needs more rights: set PORT.`;
  return `Sastre could not start: ${message}`;
}

function configOrEnd(): ServerConfig {
  try {
    return readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

outliveReaders();
const config = configOrEnd();
const log = createLog(config.logLevel);
const stops: Stop[] = [];
const stopping = new AbortController();
const hurry = whenAskedToStop(() => {
  if (!stopping.signal.aborted) void stop(0);
});
let starting: Promise<unknown> = Promise.resolve();

async function stop(code: number): Promise<void> {
  stopping.abort(new Error('The server is being stopped.'));
  // What is still being started must be there before it can be stopped.
  const started = await Promise.race([
    starting.then(
      () => true,
      () => false,
    ),
    delay(PARTS_WITHIN_MS, false),
  ]);
  if (started && code === 0)
    await delay(config.drainMs, undefined, { signal: hurry }).catch(() => undefined);
  const limits = { partsMs: PARTS_WITHIN_MS, dataMs: DATA_WITHIN_MS, hurry };
  const isSafe = await stopInOrder(stops, log, limits);
  process.exit(isSafe ? code : 1);
}

for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (err: unknown) => {
    log.fatal({ err }, event);
    if (!stopping.signal.aborted) void stop(1);
  });
}

try {
  const listening = start(config, log, stops, stopping.signal);
  starting = listening;
  const { lookWhetherReady } = await listening;
  const say = (line: string) => console.log(line);
  const { signal } = stopping;
  void announceReady({ url: config.publicUrl, look: lookWhetherReady, say, stopping: signal });
} catch (error) {
  if (!stopping.signal.aborted) {
    log.debug({ err: error }, 'start failed');
    console.error(explain(error, config));
    await stop(1);
  }
}
