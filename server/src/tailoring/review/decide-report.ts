import {
  defaultCvContent,
  LIMITS,
  type CvContent,
  type ReportDecisions,
  type TailoringReport,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import { acceptedVersions, changedElsewhere, readCv, type StoredCv } from '../../cv/index.ts';
import type { Database } from '../../db/index.ts';
import { invalidInput, problem } from '../../http/problem.ts';
import type { QuickTurns, QuickWork } from '../threads/tailoring-task.ts';

type Db = Kysely<Database>;

/** What a review works with. */
export interface ReviewParts {
  db: Db;
  turns: QuickTurns;
}

/** Decisions as asked for. */
export interface DecideRequest {
  userId: string;
  id: string;
  decisions: ReportDecisions;
  ifMatch: string | undefined;
  now: Date;
}

/**
 * Takes the decisions of a review, all or none, and answers the copy as it then is. Throws problems: 404 not theirs or
 * without a report, 412 changed elsewhere (with the current copy), 422 a decision that cannot be taken, 413 too large.
 */
export async function decideReport(parts: ReviewParts, request: DecideRequest): Promise<StoredCv> {
  return parts.turns.turn(request.userId, 'decide', (work) => decideNow(parts.db, work, request));
}

async function decideNow(
  db: Db,
  work: QuickWork,
  { userId, id, decisions, ifMatch, now }: DecideRequest,
): Promise<StoredCv> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockCopy(trx, userId, id))) throw problem('not-found');
    const stored = await readCv(trx, userId, id);
    if (stored === undefined || stored.report === null) throw problem('not-found');
    const versions = acceptedVersions(id, ifMatch);
    if (versions !== undefined && !versions.includes(stored.version))
      throw changedElsewhere(stored);
    const asked = await readRequest(trx, stored.id);
    const decided = await work.decide({
      copy: stored.text,
      report: stored.report,
      main: await readMain(trx, userId),
      jobDescription: stored.jobContent ?? '',
      companyNames: companyNames(asked, stored),
      letterLanguage: asked.letterLanguage ?? undefined,
      decisions,
      userId,
      now,
    });
    if (decided.ok === false) throw invalidInput(decided.errors);
    if (decided.ok === 'same') return stored;
    await write(trx, id, { document: decided.copy, report: decided.report, now });
    return (await readCv(trx, userId, id)) ?? stored;
  });
}

async function lockCopy(trx: Db, userId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('cv')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'tailored')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What the tailoring was asked for; empty when its job is gone. */
async function readRequest(trx: Db, id: string): Promise<Partial<TailoringRequest>> {
  const job = await trx
    .selectFrom('cv')
    .innerJoin('tailoring_job as job', 'job.id', 'cv.tailoring_job_id')
    .select('job.request')
    .where('cv.id', '=', id)
    .executeTakeFirst();
  return (job?.request ?? {}) as Partial<TailoringRequest>;
}

/** The job description may have been given another name since the letter was written. */
function companyNames({ companyName }: Partial<TailoringRequest>, stored: StoredCv): string[] {
  const names = [companyName, stored.companyName].map((name) =>
    (name ?? '').replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(names)];
}

async function readMain(trx: Db, userId: string): Promise<CvContent | undefined> {
  const row = await trx
    .selectFrom('cv')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'main')
    .executeTakeFirst();
  return row && { ...defaultCvContent, ...(row.body as Partial<CvContent>) };
}

async function write(
  trx: Db,
  id: string,
  { document, report, now }: { document: CvContent; report: TailoringReport; now: Date },
): Promise<void> {
  const { personal_info, work_experience, skills, tailored } = document;
  const changed = JSON.stringify({ personal_info, work_experience, skills, tailored });
  const merged = sql`body || ${changed}::jsonb`;
  const row = await trx
    .updateTable('cv')
    .set(({ eb }) => ({
      body: sql`${merged}`,
      report: JSON.stringify(report),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`greatest(${now}, created_at + interval '1 millisecond')`,
    }))
    .where('id', '=', id)
    .where(sql<boolean>`octet_length((${merged})::text) <= ${LIMITS.documentBytes}`)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw problem('too-large', 'This CV would be larger than 1 MiB.');
}
