import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import { addTailoredCopy } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import { cleanName, whyFree } from '@sastre/tailoring/jobs';
import type { TailoredResult } from '@sastre/tailoring/make-copy';
import { lockOpenJob, markCompleted, refundJob, type OpenJob } from './job.store.ts';

/**
 * Stores a job's result and ends the job, in one transaction. When nothing that was asked for and paid came about, the
 * operation is given back and the report says so. A job that has ended already (another
 * worker was faster, or it was called off) stays as it is and nothing is stored; answers which it was.
 */
export async function finishJob(
  db: Kysely<Database>,
  job: OpenJob,
  { content, report: made, position }: TailoredResult,
  now: Date,
): Promise<boolean> {
  const free = job.isPaid ? whyFree(job.request, content, made) : undefined;
  const report = free === undefined ? made : { ...made, notes: [...made.notes, free] };
  return db.transaction().execute(async (trx) => {
    // Account reset and deletion hold the same lock: a result never comes after them.
    if (!(await lockUser(trx, job.userId))) return false;
    if (!(await lockOpenJob(trx, job.id))) return false;
    const cvId = await addTailoredCopy(trx, {
      userId: job.userId,
      content,
      report,
      tailoringJobId: job.id,
      companyName: cleanName(job.request.companyName),
      jobDescription: job.request.jobDescription,
      position,
      askedAt: job.createdAt,
      now,
    });
    await markCompleted(trx, job.id, cvId, now);
    if (free !== undefined) await refundJob(trx, job.id);
    return true;
  });
}
