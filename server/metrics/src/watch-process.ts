import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** What is looked at each time that the metrics are read. */
export interface WatchedParts {
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** Tailoring jobs that have not ended, of all nodes, and seconds that the oldest has waited. */
  openJobs: () => Promise<OpenJobs>;
  /** The build that runs. */
  version: { version: string; commit: string };
}

/** Tailoring jobs that have not ended. */
export interface OpenJobs {
  queued: number;
  active: number;
  oldestSeconds: number;
}

/** Adds what the process is: event-loop delay, memory, CPU, connections to the database, jobs that are open. */
export function watchProcess(registry: Registry, { pool, openJobs, version }: WatchedParts): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'sastre_build_info',
    help: 'The build that runs: always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set(version, 1);
  new Gauge({
    name: 'sastre_database_connections',
    help: 'Connections of the pool: busy, idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  watchJobs(registry, openJobs);
}

/** Adds whether this process can serve: a node that cannot gets no calls, so nothing else would tell. */
export function watchReadiness(registry: Registry, isReady: () => Promise<boolean>): void {
  new Gauge({
    name: 'sastre_ready',
    help: 'Whether this server can serve, as /health/ready says: 1 or 0.',
    registers: [registry],
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
}

/** A database that is away is no reason to say nothing of the rest: jobs are told when it answers. */
function watchJobs(registry: Registry, openJobs: WatchedParts['openJobs']): void {
  let asking: Promise<OpenJobs | undefined> | undefined;
  // Both gauges are read at once: one question serves them.
  const ask = async () =>
    (asking ??= openJobs()
      .catch(() => undefined)
      .finally(() => (asking = undefined)));
  new Gauge({
    name: 'sastre_jobs_open',
    help: 'Tailoring jobs that have not ended, of all nodes.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const open = await ask();
      this.reset();
      if (open === undefined) return;
      this.set({ state: 'queued' }, open.queued);
      this.set({ state: 'active' }, open.active);
    },
  });
  new Gauge({
    name: 'sastre_oldest_open_job_seconds',
    help: 'How long the oldest tailoring job that has not ended has been there.',
    registers: [registry],
    async collect() {
      this.set((await ask())?.oldestSeconds ?? 0);
    },
  });
}
