import { randomUUID } from 'node:crypto';
import {
  defaultCvContent,
  LIMITS,
  type AddedRequirement,
  type CvContent,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import { lockUser } from '../../account/lock-user.ts';
import { acceptedVersions, changedElsewhere, readCv, type StoredCv } from '../../cv/index.ts';
import type { Database } from '../../db/index.ts';
import { invalidInput, problem } from '../../http/problem.ts';
import type { QuickWork } from '../threads/tailoring-task.ts';
import type { ReviewParts } from './decide-report.ts';

type Db = Kysely<Database>;

/** A requirement that the user has after all. */
export interface AddRequest {
  userId: string;
  id: string;
  added: AddedRequirement;
  ifMatch: string | undefined;
  now: Date;
}

/**
 * Adds a skill or language to the main CV and to the copy, both or none, and answers the copy as it then is. Throws
 * problems: 404 not theirs or without a report, 412 the copy was changed elsewhere (with the current one), 422 a requirement
 * that cannot be added, 413 too large. The main CV only grows by an entry, whatever was changed in it meanwhile.
 */
export async function addRequirement(parts: ReviewParts, request: AddRequest): Promise<StoredCv> {
  return parts.turns.turn(request.userId, 'add', (work) => addNow(parts.db, work, request));
}

async function addNow(
  db: Db,
  work: QuickWork,
  { userId, id, added, ifMatch, now }: AddRequest,
): Promise<StoredCv> {
  return db.transaction().execute(async (trx) => {
    // Two rows are locked: one user's calls stand in line before the first.
    if (!(await lockUser(trx, userId))) throw problem('not-found');
    if ((await lockCv(trx, userId, 'tailored', id)) === undefined) throw problem('not-found');
    const stored = await readCv(trx, userId, id);
    if (stored === undefined || stored.report === null) throw problem('not-found');
    const versions = acceptedVersions(id, ifMatch);
    if (versions !== undefined && !versions.includes(stored.version))
      throw changedElsewhere(stored);
    const main = await lockCv(trx, userId, 'main');
    if (main === undefined) throw refusal('You have no main CV that it could be added to.');
    const addition = await work.add({
      main: { ...defaultCvContent, ...(main.body as Partial<CvContent>) },
      copy: stored.text,
      report: stored.report,
      added,
      id: randomUUID(),
    });
    if (addition.kind === 'refused') throw refusal(addition.message);
    if (addition.kind === 'same') return stored;
    await write(trx, main.id, addition.main, { now });
    await write(trx, id, addition.copy, { now, report: addition.report });
    return (await readCv(trx, userId, id)) ?? stored;
  });
}

function refusal(message: string) {
  return invalidInput([{ path: 'requirement', message }]);
}

async function lockCv(trx: Db, userId: string, kind: StoredCv['kind'], id?: string) {
  return trx
    .selectFrom('cv')
    .select(['id', 'body'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

async function write(
  trx: Db,
  id: string,
  document: object,
  { now, report }: { now: Date; report?: TailoringReport },
): Promise<void> {
  const merged = sql`body || ${JSON.stringify(document)}::jsonb`;
  const row = await trx
    .updateTable('cv')
    .set(({ eb }) => ({
      body: sql`${merged}`,
      ...(report === undefined ? {} : { report: JSON.stringify(report) }),
      edited: true,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`greatest(${now}, created_at + interval '1 millisecond')`,
    }))
    .where('id', '=', id)
    .where(sql<boolean>`octet_length((${merged})::text) <= ${LIMITS.documentBytes}`)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw problem('too-large', 'This CV would be larger than 1 MiB.');
}
