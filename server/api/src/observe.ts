import type { ServerConfig } from '@sastre/base/config';
import type { Stop } from '@sastre/base/stop';
import { startMetricsServer, watchProcess, type Metrics, type OpenJobs } from '@sastre/metrics';
import { readProvenance } from './site/provenance.ts';

/** What is looked at beside what is counted. */
export interface ObservedParts {
  metrics: Metrics;
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  openJobs: () => Promise<OpenJobs>;
}

/** Lets the process be watched where that is configured; for the server and the worker alike. */
export async function observe(
  { buildDir, host, metrics: settings }: Pick<ServerConfig, 'buildDir' | 'host' | 'metrics'>,
  stops: Stop[],
  { metrics, pool, openJobs }: ObservedParts,
): Promise<void> {
  const { port, token } = settings;
  if (port === undefined && token === undefined) return;
  const { version, commit } = await readProvenance(buildDir);
  watchProcess(metrics.registry, { pool, openJobs, version: { version, commit } });
  if (port === undefined) return;
  const server = await startMetricsServer({ metrics, port, host, token });
  stops.push({ name: 'metrics', stop: server.stop });
}
