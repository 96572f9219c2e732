import type { TailoringRequest, TailoringStage } from '@sastre/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import { prepare, type Database } from '@sastre/db';
import { giveBack } from '../../plans/index.ts';
import type { ModelUsage } from '@sastre/tailoring/jobs';

type Db = Kysely<Database>;
const OPEN = ['queued', 'active'] as const;

/** A job as its worker needs it. */
export interface OpenJob {
  id: string;
  userId: string;
  request: TailoringRequest;
  /** An operation was taken for it. */
  isPaid: boolean;
  createdAt: Date;
}

/** What is stored of a new job. */
export interface NewJob {
  id: string;
  userId: string;
  request: TailoringRequest;
  engine: string | null;
  /** UTC day (`YYYY-MM-DD`) that an operation was taken from; null: free. */
  countedDay: string | null;
  now: Date;
}

/** Stores a new job, queued. */
export async function insertJob(trx: Db, job: NewJob): Promise<void> {
  await trx
    .insertInto('tailoring_job')
    .values({
      id: job.id,
      user_id: job.userId,
      request: JSON.stringify(job.request),
      engine: job.engine,
      stage: null,
      cv_id: null,
      failed_reason: null,
      model: null,
      prompt_version: null,
      cost_micros: null,
      counted_day: job.countedDay,
      created_at: job.now,
      updated_at: job.now,
    })
    .execute();
}

/** Tailored CVs that the user has or will have when the running jobs are through. */
export async function countTailored(trx: Db, userId: string): Promise<number> {
  const { cvs } = await trx
    .selectFrom('cv')
    .select(({ fn }) => fn.countAll<number>().as('cvs'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'tailored')
    .executeTakeFirstOrThrow();
  const { jobs } = await trx
    .selectFrom('tailoring_job')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return cvs + jobs;
}

const findJob = prepare((db, { userId, id }: { userId: string; id: string }) =>
  db
    .selectFrom('tailoring_job')
    .select(['id', 'state', 'progress', 'stage', 'engine', 'cv_id', 'failed_reason'])
    .where('id', '=', id)
    .where('user_id', '=', userId),
);

/** A job of the user, or undefined when it is not there or not theirs. */
export async function readJob(db: Db, userId: string, id: string) {
  const [job] = await findJob(db, { userId, id });
  return job;
}

/** Marks a job as running and gives it; undefined when it has ended already or is gone. */
export async function takeUp(db: Db, id: string, now: Date): Promise<OpenJob | undefined> {
  const row = await db
    .updateTable('tailoring_job')
    .set({ state: 'active', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .returning(['user_id', 'request', 'counted_day', 'created_at'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const request = row.request as unknown as TailoringRequest;
  const isPaid = row.counted_day !== null;
  return { id, userId: row.user_id, request, isPaid, createdAt: row.created_at };
}

/** Writes how far a job is. It never goes back, so that a second attempt does not either. */
export async function writeProgress(
  db: Db,
  id: string,
  { stage, progress, now }: { stage: TailoringStage; progress: number; now: Date },
): Promise<void> {
  await db
    .updateTable('tailoring_job')
    .set({ stage, progress, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('progress', '<', progress)
    .execute();
}

/** Locks an open job until the end of the transaction; false when it has ended already or is gone. */
export async function lockOpenJob(trx: Db, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('tailoring_job')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a job with its result. */
export async function markCompleted(trx: Db, id: string, cvId: string, now: Date): Promise<void> {
  await trx
    .updateTable('tailoring_job')
    .set({ state: 'completed', progress: 100, cv_id: cvId, updated_at: now, finished_at: now })
    .where('id', '=', id)
    .execute();
}

/** Gives the operation of a job back; of several calls one does. */
export async function refundJob(trx: Db, id: string): Promise<void> {
  const job = await trx
    .updateTable('tailoring_job')
    .set({ refunded: true })
    .where('id', '=', id)
    .where('counted_day', 'is not', null)
    .where('refunded', '=', false)
    .returning(['user_id', 'counted_day'])
    .executeTakeFirst();
  if (job?.counted_day) await giveBack(trx, job.user_id, job.counted_day);
}

/** Adds what a model took to a job, whatever became of the job. */
export async function addUsage(db: Db, id: string, usage: ModelUsage): Promise<void> {
  const { model, promptVersion, calls, tokensIn, tokensOut, costMicros } = usage;
  await db
    .updateTable('tailoring_job')
    .set((eb) => ({
      model,
      prompt_version: promptVersion,
      model_calls: eb('model_calls', '+', calls),
      tokens_in: eb('tokens_in', '+', tokensIn),
      tokens_out: eb('tokens_out', '+', tokensOut),
      ...(costMicros === null
        ? {}
        : { cost_micros: eb(eb.fn.coalesce('cost_micros', eb.lit(0)), '+', costMicros) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Ends an open job with a reason and gives its operation back; of several calls one does. */
export async function failJob(db: Db, id: string, reason: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('tailoring_job')
      .set({
        state: 'failed',
        failed_reason: reason,
        refunded: sql<boolean>`counted_day is not null`,
        updated_at: now,
        finished_at: now,
      })
      .where('id', '=', id)
      .where('state', 'in', OPEN)
      .returning(['user_id', 'counted_day'])
      .executeTakeFirst();
    if (failed === undefined) return false;
    if (failed.counted_day !== null) await giveBack(trx, failed.user_id, failed.counted_day);
    return true;
  });
}
