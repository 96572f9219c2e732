import type { After } from '@sastre/time';
import { FAILURES } from './queue/failures.rules.ts';
import { failJob } from './queue/job.store.ts';
import { runJob, type RunParts } from './queue/run-job.ts';
import { NO_TRACING, traceField, traceOfJob, type Tracing } from '@sastre/base/tracing';
import type { Tailoring } from './open-tailoring.ts';

/** How jobs are run. */
export interface WorkerOptions {
  /** Milliseconds between two stages of a job; 150. */
  pauseMs?: number | undefined;
  /** Milliseconds after which a job that is stuck fails; 360,000, and always longer than the model server's answers may take. */
  deadlineMs?: number | undefined;
  /** Counts deadlines; the process's own timer unless a test has another. */
  after?: After | undefined;
  /** Told each run of a job that this process made. */
  onRun?: RunParts['onRun'];
  /** Follows jobs; absent: nothing is followed. */
  tracing?: Tracing | undefined;
}

/** Runs the jobs that anybody started, as many at a time as there are workers, and closes those that nobody could run. */
export async function startJobWorker(
  tailoring: Tailoring,
  { pauseMs = 150, deadlineMs, after, onRun, tracing = NO_TRACING }: WorkerOptions = {},
): Promise<void> {
  const { db, log, clock, workers, queue, threads, hurry } = tailoring;
  const run = {
    ...{ db, log, clock, pauseMs, after, hurry, onRun },
    engine: tailoring.engine ?? threads.makeCopy,
    deadlineMs: deadlineOf(tailoring, deadlineMs),
  };
  if (workers > 0) {
    await queue.work(workers, async (id, signal, trace) => {
      const of = traceOfJob(trace);
      const traced = { ...run, log: log.child(traceField(of)) };
      await tracing.run('tailoring job', of, async () => runJob(traced, id, signal));
    });
  }
  await queue.workAbandoned(async (id) => {
    await failJob(db, id, FAILURES.abandoned, new Date(clock()));
  });
}

function deadlineOf({ modelServer }: Tailoring, deadlineMs = 360_000): number {
  return modelServer === undefined ? deadlineMs : Math.max(deadlineMs, modelServer.jobMs + 30_000);
}
