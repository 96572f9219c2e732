import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import { addTailoredCopy } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import { isDelivered, NOTHING_DELIVERED, cleanName } from '@sastre/tailoring/jobs';
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
  const delivered = !job.isPaid || isDelivered(job.request, content, made);
  const report = delivered ? made : { ...made, notes: [...made.notes, NOTHING_DELIVERED] };
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
    if (!delivered) await refundJob(trx, job.id);
    return true;
  });
}
