import { SHARE_ENV } from 'node:worker_threads';
import type { TailoringCheck } from '@sastre/shared-contracts/api';
import type { ModelServer } from '@sastre/base/config';
import { problem } from '@sastre/base/problem';
import { fairTurns, createThreadPool } from '@sastre/threads';
import type { MakeCopy, TailoredResult } from '@sastre/tailoring/make-copy';
import type { StoredAddition, StoredDecision, StoredMatches } from './stored-review.ts';
import type { JobSaid, QuickTurns, QuickWork, TailoringTask } from './tailoring-task.ts';
import { errorOf, ThreadLostError, ThreadsStoppedError } from './thread-errors.ts';

/** Threads that tailor, check and review. */
export interface TailoringThreads extends QuickTurns {
  /** Makes a job's copy in a thread that is the job's own meanwhile; its signal ends job and thread. */
  makeCopy: MakeCopy;
  /** Ends them. A job that is under way rejects with a `ThreadsStoppedError`. */
  stop(): Promise<void>;
}

/** What threads there are. */
export interface TailoringThreadsOptions {
  /** Jobs at a time. */
  jobs: number;
  modelServer?: ModelServer | undefined;
  /** The module that they run; a test has its own. */
  module?: URL;
  /** Milliseconds that somebody waits for an answer, a thread that has to start first included. */
  quickMs?: number;
}

const MODULE = new URL('./tailoring.thread.ts', import.meta.url);
/** A long CV leaves much garbage behind: with a small young generation a thread holds a third less, for no more time. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };
/** Turns of one user that wait. */
const WAITING_EACH = 20;
const RETRY = { headers: { 'retry-after': '2' } };

/** Makes the threads; each starts when it is first needed and is kept. A job never waits for an answer that somebody waits for, nor the other way round. */
export function createTailoringThreads({
  jobs,
  modelServer,
  module = MODULE,
  quickMs = 20_000,
}: TailoringThreadsOptions): TailoringThreads {
  const common = { module, attempts: 1, limits: LIMITS, errorOf };
  // A model is reached as from the process, by its proxies and certificates.
  const forJobs = createThreadPool<TailoringTask>({ ...common, threads: jobs, env: SHARE_ENV });
  const quick = createThreadPool<TailoringTask>({ ...common, threads: 1 });
  const turns = fairTurns(1, WAITING_EACH);
  const run = (task: TailoringTask) => quick.run(task, { deadlineMs: quickMs });
  const work: QuickWork = {
    check: async (task) => (await run({ do: 'check', ...task })) as TailoringCheck,
    decide: async (task) => (await run({ do: 'decide', ...task })) as StoredDecision,
    add: async (task) => (await run({ do: 'add', ...task })) as StoredAddition,
    match: async (task) => (await run({ do: 'match', ...task })) as StoredMatches,
  };
  return {
    async turn(userId, what, during) {
      const done = await turns(userId, async () => {
        try {
          // What the thread has to load is loaded before anything is locked.
          await run({ do: 'prepare', what });
          return { value: await during(work) };
        } catch (cause) {
          const isLost = cause instanceof ThreadLostError || cause instanceof ThreadsStoppedError;
          throw isLost ? problem('unavailable', undefined, { ...RETRY, cause }) : cause;
        }
      });
      if (done === undefined) throw problem('too-many-requests', undefined, RETRY);
      return done.value;
    },
    async makeCopy({ main, request, now, signal, onStage, onSpent }) {
      const onQuestion = (said: unknown) => {
        const told = said as JobSaid;
        return 'stage' in told ? onStage(told.stage) : onSpent?.(told.spent);
      };
      const task: TailoringTask = { do: 'tailor', main, request, now, modelServer };
      return (await forJobs.run(task, { signal, onQuestion })) as TailoredResult;
    },
    async stop() {
      await Promise.all([forJobs.stop(), quick.stop()]);
    },
  };
}
