import { randomUUID } from 'node:crypto';
import type { CvContent, TailoringReport } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** A copy that was made for a job. */
export interface TailoredCopy {
  userId: string;
  content: CvContent;
  report: TailoringReport;
  /** The tailoring job that made it; each makes one copy at most. */
  tailoringJobId: string;
  companyName: string;
  /** The job's text. */
  jobDescription: string;
  /** The position that it names; empty: none. */
  position: string;
  /** When it was asked for. */
  askedAt: Date;
  now: Date;
}

/** Stores a tailored copy and the job description that it is for, inside the caller's transaction; answers the copy's id. */
export async function addTailoredCopy(trx: Kysely<Database>, copy: TailoredCopy): Promise<string> {
  const { userId, askedAt, now } = copy;
  const cvId = randomUUID();
  const jobDescriptionId = randomUUID();
  const storedAt = new Date(Math.max(now.getTime(), askedAt.getTime() + 1));
  await trx
    .insertInto('job_description')
    .values({
      id: jobDescriptionId,
      user_id: userId,
      company_name: copy.companyName,
      content: copy.jobDescription,
      position: copy.position === '' ? null : copy.position,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('cv')
    .values({
      id: cvId,
      user_id: userId,
      kind: 'tailored',
      body: JSON.stringify(copy.content),
      job_description_id: jobDescriptionId,
      // A tailored copy is a filled CV: the contract tells that by its two dates.
      edited: true,
      report: JSON.stringify({ ...copy.report, matchedAt: storedAt.toISOString() }),
      tailoring_job_id: copy.tailoringJobId,
      reason: 'tailor',
      created_at: askedAt,
      updated_at: storedAt,
    })
    .execute();
  return cvId;
}
