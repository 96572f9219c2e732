import { setTimeout as delay } from 'node:timers/promises';
import type { CvContent, TailoringFailure, TailoringStage } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { type After, type Clock, withDeadline } from '@sastre/time';
import { readMainContent } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import type { Log } from '@sastre/base/log';
import { type TailoringEngine, progressAt, stagesOf } from '@sastre/tailoring/jobs';
import type { CopyInput, MakeCopy, TailoredResult } from '@sastre/tailoring/make-copy';
import { ThreadsStoppedError } from '../threads/thread-errors.ts';
import { FAILURES, failureOf } from './failures.rules.ts';
import { finishJob } from './finish-job.ts';
import { JobDeadlineError } from './job-deadline.ts';
import { addUsage, failJob, takeUp, writeProgress, type OpenJob } from './job.store.ts';
import { openLedger, type UsageLedger } from './usage-ledger.ts';

/** What running jobs needs. */
export interface RunParts {
  db: Kysely<Database>;
  /** Makes the copies: threads, or a test's own engine in this one. */
  engine: MakeCopy | TailoringEngine;
  clock: Clock;
  log: Log;
  /** Milliseconds between two stages, so that they can be followed. */
  pauseMs: number;
  /** Milliseconds that making the result may take; a job that is stuck then fails with a reason. */
  deadlineMs: number;
  /** Counts them; the process's own timer unless a test has another. */
  after?: After | undefined;
  /** Ends the pauses: the process wants to stop. */
  hurry: AbortSignal;
  /** Told how each run ended, and its seconds. */
  onRun?: ((outcome: RunOutcome, seconds: number) => void) | undefined;
}

/** How a run ended: with its result, with a reason, called off by somebody else, or so that the job is tried again. */
export type RunOutcome = 'completed' | 'called-off' | 'interrupted' | TailoringFailure;

/**
 * Runs a job to its end. Run twice, at once or one after the other, it yields one result. What the
 * engine cannot do fails the job; a database that is away throws, so that the job is tried again.
 */
export async function runJob(parts: RunParts, id: string, signal: AbortSignal): Promise<void> {
  const { db, clock, onRun } = parts;
  const job = await takeUp(db, id, new Date(clock()));
  if (job === undefined) return;
  const from = performance.now();
  let outcome: RunOutcome = 'interrupted';
  try {
    outcome = await runTaken(parts, job, signal);
  } finally {
    onRun?.(outcome, (performance.now() - from) / 1_000);
  }
}

async function runTaken(parts: RunParts, job: OpenJob, signal: AbortSignal): Promise<RunOutcome> {
  const { db, clock } = parts;
  const { id } = job;
  const now = () => new Date(clock());
  const stages = stagesOf(job.request);
  const onStage = async (stage: TailoringStage) => {
    if (stage !== stages[0]) await pause(parts);
    signal.throwIfAborted();
    await writeProgress(db, id, { stage, progress: progressAt(stages, stage), now: now() });
  };
  const main = await readMainContent(db, job.userId);
  if (main === undefined) {
    await failJob(db, id, FAILURES['no-cv'], now());
    return 'no-cv';
  }
  const result = await attempt(parts, job, main, { signal, onStage, now: now() });
  if (typeof result === 'string') return result;
  await onStage('saving');
  return (await finishJob(db, job, result, now())) ? 'completed' : 'called-off';
}

type Progress = Pick<CopyInput, 'signal' | 'onStage' | 'now'>;

async function attempt(
  { db, engine, log, clock, deadlineMs, after }: RunParts,
  job: OpenJob,
  main: CvContent,
  progress: Progress,
): Promise<TailoredResult | TailoringFailure> {
  let storeError: unknown;
  const onStage = async (stage: TailoringStage) => {
    try {
      await progress.onStage(stage);
    } catch (error) {
      storeError = error;
      throw error;
    }
  };
  const ledger = openLedger();
  const onSpent = ledger.spend;
  try {
    const { request } = job;
    const make = typeof engine === 'function' ? engine : await makerWith(engine);
    const work = (signal: AbortSignal) =>
      make({ ...progress, signal, main, request, onStage, onSpent });
    const late = () => new JobDeadlineError(`Not done within ${deadlineMs} ms.`);
    return await withDeadline({ ms: deadlineMs, signal: progress.signal, late, after }, work);
  } catch (error) {
    // What the store threw may come back from a thread as another error.
    if (storeError !== undefined) throw storeError as Error;
    if (progress.signal.aborted || error instanceof ThreadsStoppedError) throw error;
    log.error({ err: error, job: job.id }, 'Tailoring failed.');
    const failure = failureOf(error);
    await failJob(db, job.id, FAILURES[failure], new Date(clock()));
    return failure;
  } finally {
    await recordUsage({ db, log }, job.id, ledger);
  }
}

async function makerWith(engine: TailoringEngine): Promise<MakeCopy> {
  return (await import('@sastre/tailoring/make-copy')).makeCopyWith(engine);
}

/** A job does not fail for its bookkeeping. */
async function recordUsage(
  { db, log }: Pick<RunParts, 'db' | 'log'>,
  id: string,
  ledger: UsageLedger,
): Promise<void> {
  const usage = ledger.total();
  if (usage === undefined) return;
  log.info({ job: id, ...usage }, 'Model used.');
  await addUsage(db, id, usage).catch((err: unknown) =>
    log.warn({ err, job: id }, 'Usage of the model not recorded.'),
  );
}

async function pause({ pauseMs, hurry }: RunParts): Promise<void> {
  if (pauseMs === 0 || hurry.aborted) return;
  await delay(pauseMs, undefined, { signal: hurry }).catch(() => undefined);
}
