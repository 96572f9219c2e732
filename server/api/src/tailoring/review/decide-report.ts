import type { ReportDecisions, TailoringRequest } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { readCv, readMainContent, type StoredCv } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import { invalidInput } from '@sastre/base/problem';
import type { QuickTurns, QuickWork } from '../threads/tailoring-task.ts';
import { lockCopy, writeCv, type CopyRequest } from './locked-copy.ts';

type Db = Kysely<Database>;

/** What a review works with. */
export interface ReviewParts {
  db: Db;
  turns: QuickTurns;
}

/** Decisions as asked for. */
export interface DecideRequest extends CopyRequest {
  decisions: ReportDecisions;
}

/**
 * Takes the decisions of a review, all or none, and answers the copy as it then is. Throws problems: 404 not theirs or
 * without a report, 412 changed elsewhere (with the current copy), 422 a decision that cannot be taken, 413 too large.
 */
export async function decideReport(parts: ReviewParts, request: DecideRequest): Promise<StoredCv> {
  return parts.turns.turn(request.userId, 'decide', (work) => decideNow(parts.db, work, request));
}

async function decideNow(db: Db, work: QuickWork, request: DecideRequest): Promise<StoredCv> {
  const { userId, id, decisions, now } = request;
  return db.transaction().execute(async (trx) => {
    const stored = await lockCopy(trx, request);
    const asked = await readRequest(trx, stored.id);
    const decided = await work.decide({
      copy: stored.text,
      report: stored.report,
      main: await readMainContent(trx, userId),
      jobDescription: stored.jobContent ?? '',
      companyNames: companyNames(asked, stored),
      letterLanguage: asked.letterLanguage ?? undefined,
      decisions,
      userId,
      now,
    });
    if (decided.ok === false) throw invalidInput(decided.errors);
    if (decided.ok === 'same') return stored;
    const { personal_info, work_experience, skills, tailored } = decided.copy;
    const changed = { personal_info, work_experience, skills, tailored };
    await writeCv(trx, request, changed, decided.report);
    return (await readCv(trx, userId, id)) ?? stored;
  });
}

/** What the tailoring was asked for; empty when its job is gone. */
async function readRequest(trx: Db, id: string): Promise<Partial<TailoringRequest>> {
  const job = await trx
    .selectFrom('cv')
    .innerJoin('tailoring_job as job', 'job.id', 'cv.tailoring_job_id')
    .select('job.request')
    .where('cv.id', '=', id)
    .executeTakeFirst();
  return job?.request ?? {};
}

/** The job description may have been given another name since the letter was written. */
function companyNames({ companyName }: Partial<TailoringRequest>, stored: StoredCv): string[] {
  const names = [companyName, stored.companyName].map((name) =>
    (name ?? '').replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(names)];
}
