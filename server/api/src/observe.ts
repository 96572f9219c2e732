import type { ServerConfig } from '@sastre/base/config';
import type { Stop } from '@sastre/base/stop';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { startMetricsServer, watchData, watchProcess, type Metrics } from '@sastre/metrics';
import { readLastBackup } from './backup/index.ts';
import { openJobs } from './tailoring/index.ts';
import { readProvenance } from './site/provenance.ts';

/** What is looked at beside what is counted. */
export interface ObservedParts {
  metrics: Metrics;
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  db: Kysely<Database>;
}

/** Lets the process be watched where that is configured; for the server and the worker alike. */
export async function observe(
  config: Pick<ServerConfig, 'buildDir' | 'dataDir' | 'host' | 'metrics'>,
  stops: Stop[],
  { metrics, pool, db }: ObservedParts,
): Promise<void> {
  const { buildDir, dataDir, host } = config;
  const { port, token } = config.metrics;
  if (port === undefined && token === undefined) return;
  const { version, commit } = await readProvenance(buildDir);
  watchProcess(metrics.registry, {
    pool,
    openJobs: async () => openJobs(db, new Date()),
    version: { version, commit },
  });
  watchData(metrics.registry, { dataDir, lastBackup: async () => readLastBackup(db) });
  if (port === undefined) return;
  const server = await startMetricsServer({ metrics, port, host, token });
  stops.push({ name: 'metrics', stop: server.stop });
}
