import {
  ENGINES,
  type EngineName,
  TAILORING_STAGES,
  type TailoringCheck,
  type TailoringProgress,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log/index.ts';
import type { LimitsSource } from '../plans/index.ts';
import type { ModelServer } from '../base/config/index.ts';
import type { TailoringEngine } from './engine.ts';
import type { After } from './queue/job-deadline.ts';
import { openJobQueue } from './queue/job-queue.ts';
import { failJob, readJob } from './queue/job.store.ts';
import { FAILURES, failureCode } from './queue/failures.rules.ts';
import { runJob } from './queue/run-job.ts';
import { requireMainCv, startJob } from './queue/start-job.ts';
import type { QuickTurns } from './threads/tailoring-task.ts';
import { createTailoringThreads, type TailoringThreads } from './threads/tailoring-threads.ts';

/** What tailoring needs. */
export interface TailoringParts {
  db: Kysely<Database>;
  /** URL of the same database; the queue keeps connections of its own. */
  databaseUrl: string;
  log: Log;
  clock: Clock;
  /** Jobs that this process runs at a time; 0: none. */
  workers: number;
  /** AI operations a user may take. */
  limits: LimitsSource;
  /** Milliseconds between two stages of a job; 150. */
  pauseMs?: number;
  /** Milliseconds after which a job that is stuck fails; 360,000, and always longer than the model server's answers may take. */
  deadlineMs?: number;
  /** Milliseconds that a stop waits for running jobs; 8,000, and at least a second. */
  graceMs?: number;
  /** Counts deadlines; the process's own timer unless a test has another. */
  after?: After;
  /** The model server that tailors; absent: the offline rules engine does. */
  modelServer?: ModelServer | undefined;
  /** An engine of one's own instead of either, which works in this thread. */
  engine?: TailoringEngine;
  /** Threads of one's own. */
  threads?: TailoringThreads;
}

/** Tailoring jobs of the users. */
export interface TailoringService {
  /** Starts a job; `bullId` is its id. Throws problems: 422 no CV yet, 409 too many, 429 no operation left. */
  start(userId: string, request: TailoringRequest): Promise<{ bullId: string }>;
  /** Says what a job of this request would not do, and starts nothing. Throws 422 where there is no CV yet. */
  check(userId: string, request: TailoringRequest): Promise<TailoringCheck>;
  /** State of a job of this user; undefined when there is none of this id. */
  progress(userId: string, bullId: string): Promise<TailoringProgress | undefined>;
  /** Where what takes time is done for whoever waits for it. */
  turns: QuickTurns;
  /** Lets running jobs finish (for `graceMs`); what is left is taken up again by another worker. */
  stop(): Promise<void>;
}

/** Opens the job queue and starts this process's workers. */
export async function createTailoring(parts: TailoringParts): Promise<TailoringService> {
  const { db, log, clock, workers, limits, modelServer } = parts;
  const threads = parts.threads ?? createTailoringThreads({ jobs: workers, modelServer });
  const { turn } = threads;
  const engineOf = engineNames(parts);
  const hurry = new AbortController();
  const queue = await openJobQueue(parts.databaseUrl, log, parts.graceMs);
  const pauseMs = parts.pauseMs ?? 150;
  const run = {
    db,
    engine: parts.engine ?? threads.makeCopy,
    clock,
    log,
    pauseMs,
    deadlineMs: deadlineOf(parts),
    after: parts.after,
    hurry: hurry.signal,
  };
  if (workers > 0) await queue.work(workers, async (id, signal) => runJob(run, id, signal));
  await queue.workAbandoned(async (id) => {
    await failJob(db, id, FAILURES.abandoned, new Date(clock()));
  });
  return {
    turns: threads,
    async start(userId, request) {
      const engine = engineOf(request);
      const start = { db, queue, limits, engine, turns: threads, now: clock() };
      return { bullId: await startJob(start, userId, request) };
    },
    async check(userId, request) {
      const engine = engineOf(request);
      return turn(userId, 'check', async ({ check }) =>
        check({ main: await requireMainCv(db, userId), request, engine }),
      );
    },
    async progress(userId, bullId) {
      const job = await readJob(db, userId, bullId);
      return job && progressAnswer(job);
    },
    async stop() {
      hurry.abort();
      await queue.stop();
      await threads.stop();
    },
  };
}

/** The engine of a request: it may ask for the built-in one. */
function engineNames({ engine, modelServer }: TailoringParts) {
  const configured = engine?.name ?? (modelServer === undefined ? 'rules' : 'openai-compatible');
  return (request: TailoringRequest): EngineName =>
    request.engine === 'rules' ? 'rules' : configured;
}

function deadlineOf({ deadlineMs = 360_000, modelServer }: TailoringParts): number {
  return modelServer === undefined ? deadlineMs : Math.max(deadlineMs, modelServer.jobMs + 30_000);
}

type JobRow = NonNullable<Awaited<ReturnType<typeof readJob>>>;

function progressAnswer(job: JobRow): TailoringProgress {
  const failedCode = failureCode(job.failed_reason);
  return {
    bullId: job.id,
    state: job.state,
    progress: job.progress,
    stage: TAILORING_STAGES.find((stage) => stage === job.stage) ?? null,
    engine: ENGINES.find((engine) => engine === job.engine) ?? null,
    ...(job.cv_id === null ? {} : { result: { tailoredCVId: job.cv_id } }),
    ...(job.failed_reason === null ? {} : { failedReason: job.failed_reason }),
    ...(failedCode === undefined ? {} : { failedCode }),
  };
}
