import {
  ENGINES,
  type EngineName,
  TAILORING_STAGES,
  type TailoringCheck,
  type TailoringProgress,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import type { LimitsSource } from '../plans/index.ts';
import type { Tailoring } from './open-tailoring.ts';
import { failureCode } from './queue/failures.rules.ts';
import { readJob } from './queue/job.store.ts';
import { requireMainCv, startJob } from './queue/start-job.ts';
import type { QuickTurns } from './threads/tailoring-task.ts';

/** Tailoring as users ask for it. */
export interface JobStarter {
  /** Starts a job; `bullId` is its id. Throws problems: 422 no CV yet, 409 too many, 429 no operation left. */
  start(
    userId: string,
    request: TailoringRequest,
    /** The trace that the job goes on with, as `traceparent` says it. */
    trace?: string,
  ): Promise<{ bullId: string }>;
  /** Says what a job of this request would not do, and starts nothing. Throws 422 where there is no CV yet. */
  check(userId: string, request: TailoringRequest): Promise<TailoringCheck>;
  /** State of a job of this user; undefined when there is none of this id. */
  progress(userId: string, bullId: string): Promise<TailoringProgress | undefined>;
  /** Where what takes time is done for whoever waits for it. */
  turns: QuickTurns;
}

/** Makes the starter. `limits`: AI operations that a user may take. */
export function createJobStarter(
  tailoring: Tailoring,
  { limits }: { limits: LimitsSource },
): JobStarter {
  const { db, clock, queue, threads } = tailoring;
  const engineOf = engineNames(tailoring);
  return {
    turns: threads,
    async start(userId, request, trace) {
      const engine = engineOf(request);
      const start = { db, queue, limits, engine, turns: threads, now: clock(), trace };
      return { bullId: await startJob(start, userId, request) };
    },
    async check(userId, request) {
      const engine = engineOf(request);
      return threads.turn(userId, 'check', async ({ check }) =>
        check({ main: await requireMainCv(db, userId), request, engine }),
      );
    },
    async progress(userId, bullId) {
      const job = await readJob(db, userId, bullId);
      return job && progressAnswer(job);
    },
  };
}

/** The engine of a request: it may ask for the built-in one. */
function engineNames({ engine, modelServer }: Tailoring) {
  const configured = engine?.name ?? (modelServer === undefined ? 'rules' : 'openai-compatible');
  return (request: TailoringRequest): EngineName =>
    request.engine === 'rules' ? 'rules' : configured;
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
