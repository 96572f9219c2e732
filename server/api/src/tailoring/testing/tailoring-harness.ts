import { randomUUID } from 'node:crypto';
import type { CvContent, TailoringProgress, TailoringRequest } from '@sastre/shared-contracts/api';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { until } from '@sastre/shared-testing/node';
import { createLog } from '@sastre/base/log';
import type { TailoringEngine } from '@sastre/tailoring/jobs';
import { analystCv, analystJob } from '@sastre/reading/testing';
import { createRulesEngine } from '@sastre/tailoring/testing';
import { openJobQueue } from '../queue/job-queue.ts';
import { createTailoringThreads, type TailoringThreads } from '../threads/tailoring-threads.ts';
import { createJobStarter, type JobStarter } from '../job-starter.ts';
import { startJobWorker, type WorkerOptions } from '../job-worker.ts';
import { openTailoring, type TailoringParts } from '../open-tailoring.ts';
import type { LimitsSource } from '../../plans/index.ts';

/** What a server has of tailoring: a starter and a worker on one queue. */
export interface HarnessService extends JobStarter {
  stop(): Promise<void>;
}

/** What a test may have otherwise. */
export type HarnessParts = Partial<TailoringParts> & WorkerOptions & { limits?: LimitsSource };

/** A database of its own with services on it. */
export interface TailoringHarness extends OpenDatabase {
  url: string;
  /** The server that it is on. */
  postgres: TestDatabases;
  /** Opens another service on the same database, as another process would; threads are those of all of them unless `parts` has others. */
  open(parts?: HarnessParts): Promise<HarnessService>;
  /** Adds a user with an edited main CV; answers the id. */
  addUser(cv?: CvContent): Promise<string>;
  /** Operations that the user has used. */
  used(userId: string): Promise<number>;
  /** The user's tailored CVs. */
  tailored(userId: string): Promise<{ id: string; tailoring_job_id: string | null }[]>;
  /** Lets the time go by in which a dead worker could still be alive: whatever is being done by now has nobody who does it. */
  passHeartbeat(): Promise<void>;
  /** Stops all that was opened. */
  end(): Promise<void>;
}

export const aRequest: TailoringRequest = {
  jobDescription: analystJob,
  companyName: 'Fjordline Ferries',
  includeCoverLetter: true,
  useAiTailoring: true,
};

/** Where a letter is not the point: it is most of what a new thread has to compile. */
export const withoutLetter: TailoringRequest = { ...aRequest, includeCoverLetter: false };

/** The rules engine with one of its answers replaced. */
export function engineWith(changes: Partial<TailoringEngine>): TailoringEngine {
  return { ...createRulesEngine(), ...changes };
}

/** Waits until a job has ended and gives its last state. */
export async function ended(
  service: HarnessService,
  userId: string,
  bullId: string,
  limit?: number,
): Promise<TailoringProgress> {
  return until(async () => {
    const progress = await service.progress(userId, bullId);
    return progress !== undefined && /completed|failed/.test(progress.state) && progress;
  }, limit);
}

const queues = new WeakMap<TestDatabases, Promise<string>>();

/** A database that has its job queue, which takes longer to make than to copy. */
function withQueue(postgres: TestDatabases): Promise<string> {
  const made = queues.get(postgres) ?? makeQueue(postgres);
  queues.set(postgres, made);
  return made;
}

async function makeQueue(postgres: TestDatabases): Promise<string> {
  const url = await postgres.createDatabase();
  const queue = await openJobQueue(url, createLog('silent'));
  await queue.stop();
  return url;
}

/** A thread takes a second to start, and on a busy machine, where it stands back, much longer. */
const PATIENCE_MS = 60_000;

/** Threads for many services. */
export function openSharedThreads(): TailoringThreads {
  return createTailoringThreads({ jobs: 2, quickMs: PATIENCE_MS });
}

/** Makes a harness on a fresh database of `postgres`, with `shared` threads or its own. */
export async function openHarness(
  postgres: TestDatabases,
  shared?: TailoringThreads,
): Promise<TailoringHarness> {
  const url = await postgres.createDatabase(await withQueue(postgres));
  const database = openDatabase(url);
  const { db } = database;
  const services: HarnessService[] = [];
  const threads = shared ?? openSharedThreads();
  const kept = { ...threads, stop: async () => undefined };
  return {
    ...database,
    url,
    postgres,
    async open({ limits = { dailyLimit: 3, weeklyLimit: 10 }, pauseMs = 0, ...parts } = {}) {
      const log = createLog('silent');
      const basics = { db, databaseUrl: url, log, clock: Date.now, workers: 1 };
      // A model is known to the threads of its own service.
      const { modelServer, workers: jobs = 1 } = parts;
      const patient = () => createTailoringThreads({ jobs, modelServer, quickMs: PATIENCE_MS });
      const own = { threads: modelServer === undefined ? kept : patient() };
      const tailoring = await openTailoring({ ...basics, ...own, ...parts });
      const { deadlineMs, after, onRun } = parts;
      await startJobWorker(tailoring, { pauseMs, deadlineMs, after, onRun });
      const service = { ...createJobStarter(tailoring, { limits }), stop: tailoring.stop };
      services.push(service);
      return service;
    },
    async addUser(cv = analystCv) {
      const id = randomUUID();
      await db.insertInto('app_user').values({ id, email: 'a@example.com', name: 'A' }).execute();
      const content = { id: randomUUID(), user_id: id, body: JSON.stringify(cv), edited: true };
      const rest = { job_description_id: null, report: null, tailoring_job_id: null };
      await db
        .insertInto('cv')
        .values({ ...content, ...rest, kind: 'main' })
        .execute();
      return id;
    },
    async used(userId) {
      const rows = await db
        .selectFrom('ai_consumption')
        .select('used')
        .where('user_id', '=', userId)
        .execute();
      return rows.reduce((sum, { used }) => sum + used, 0);
    },
    async tailored(userId) {
      return db
        .selectFrom('cv')
        .select(['id', 'tailoring_job_id'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'tailored')
        .execute();
    },
    async passHeartbeat() {
      await database.pool.query(
        `update job_queue.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
      );
    },
    async end() {
      await Promise.all(services.map(async (service) => service.stop()));
      if (shared === undefined) await threads.stop();
      await database.close();
    },
  };
}

export { openTestDatabases };
export type { TestDatabases };
