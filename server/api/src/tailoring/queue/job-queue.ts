import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '@sastre/db';
import type { Log } from '@sastre/base/log';

const JOBS = 'tailoring';
/** Jobs that every attempt failed end here, to be closed with a reason. */
const ABANDONED = 'tailoring-abandoned';
const SCHEMA = 'job_queue';
/** Seconds without a sign of life after which a worker counts as dead. */
const HEARTBEAT = 10;
const SUPERVISION = 2;
const ATTEMPTS = 4;
/** Milliseconds that a stop waits for running jobs. */
const GRACE = 8_000;

/** The durable queue of tailoring jobs; an entry is known by the id of its `tailoring_job`. */
export interface JobQueue {
  /** Adds a job inside the caller's transaction: both or neither; `trace` is what it goes on with. */
  add(trx: Kysely<Database>, jobId: string, trace?: string): Promise<void>;
  /** Takes jobs in, `workers` at a time. A handler that throws has its job tried again later. */
  work(
    workers: number,
    run: (jobId: string, signal: AbortSignal, trace: string | undefined) => Promise<void>,
  ): Promise<void>;
  /** Takes in jobs whose every attempt ended without a result. */
  workAbandoned(close: (jobId: string) => Promise<void>): Promise<void>;
  /**
   * Takes jobs out, also those that are done or were given up, inside the caller's transaction if `db` is one. What a worker
   * is at ends by itself, as its own row is gone.
   */
  forget(db: Kysely<Database>, jobIds: readonly string[]): Promise<void>;
  /** Lets running jobs finish for a while; what is left then is tried again elsewhere. */
  stop(): Promise<void>;
}

/** Opens the queue in a schema of its own of the database, making it first if need be. */
export async function openJobQueue(
  databaseUrl: string,
  log: Log,
  graceMs: number = GRACE,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Tailoring queue: error.'));
  boss.on('warning', ({ message }) => log.warn(`Tailoring queue: ${message}`));
  await boss.start();
  await boss.createQueue(ABANDONED, { notify: true, retryLimit: 1000, retryDelay: 5 });
  await boss.createQueue(JOBS, {
    notify: true,
    deadLetter: ABANDONED,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: 600,
    retryLimit: ATTEMPTS - 1,
    retryDelay: 1,
  });
  let stopped: Promise<void> | null = null;
  return {
    async add(trx, jobId, trace) {
      await boss.send(
        JOBS,
        { jobId, ...(trace === undefined ? {} : { trace }) },
        { id: jobId, db: fromKysely(trx) },
      );
    },
    async work(workers, run) {
      const options = { localConcurrency: workers, pollingIntervalSeconds: 1 };
      const resting = { notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 3 };
      await boss.work<{ jobId: string; trace?: string }>(
        JOBS,
        { ...options, ...resting },
        async ([job]) => {
          if (job !== undefined) await run(job.data.jobId, job.signal, job.data.trace);
        },
      );
    },
    async workAbandoned(close) {
      const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
      await boss.work<{ jobId: string }>(ABANDONED, options, async ([job]) => {
        if (job !== undefined) await close(job.data.jobId);
      });
    },
    async forget(trx, jobIds) {
      if (jobIds.length === 0) return;
      const db = fromKysely(trx);
      await boss.deleteJob(JOBS, [...jobIds], { db });
      // Later than the first: giving a job up takes its entry from there and puts one here, under an id of its own.
      const abandoned = await boss.findJobs<{ jobId: string }>(ABANDONED, { db });
      const doomed = abandoned.filter(({ data }) => jobIds.includes(data.jobId));
      if (doomed.length > 0)
        await boss.deleteJob(
          ABANDONED,
          doomed.map(({ id }) => id),
          { db },
        );
    },
    stop: () => (stopped ??= boss.stop({ graceful: true, timeout: graceMs })),
  };
}
