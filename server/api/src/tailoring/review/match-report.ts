import type { Kysely } from 'kysely';
import {
  mainUpdatedAt,
  readCv,
  readMainContent,
  replaceReport,
  type StoredCv,
} from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import type { QuickWork } from '../threads/tailoring-task.ts';
import { isBehind } from './behind.rules.ts';
import type { ReviewParts } from './decide-report.ts';
import { lockCopy, type CopyRequest } from './locked-copy.ts';

type Db = Kysely<Database>;

/**
 * Matches what the job asks for against the main CV and the copy as they are now, and answers the copy with its report. Throws
 * problems: 404 not theirs or without a report, 412 changed elsewhere (with the current copy). Without a main CV there is
 * nothing to match against, and the report stands, as it does where neither CV was changed since it was matched.
 */
export async function matchReport(parts: ReviewParts, request: CopyRequest): Promise<StoredCv> {
  return parts.turns.turn(request.userId, 'match', (work) => matchNow(parts.db, work, request));
}

async function matchNow(db: Db, work: QuickWork, request: CopyRequest): Promise<StoredCv> {
  const { userId, id, now } = request;
  return db.transaction().execute(async (trx) => {
    const stored = await lockCopy(trx, request);
    const updatedAt = await mainUpdatedAt(trx, userId);
    const { matchedAt } = JSON.parse(stored.report) as { matchedAt?: string };
    const copyIs = {
      ...stored,
      matchedAt: matchedAt === undefined ? undefined : new Date(matchedAt),
    };
    if (updatedAt === undefined || !isBehind(copyIs, { updatedAt })) return stored;
    const main = await readMainContent(trx, userId);
    if (main === undefined) return stored;
    const { text: copy, report, jobContent } = stored;
    const matches = await work.match({
      ...{ main, copy, report, now },
      jobDescription: jobContent ?? '',
    });
    if (matches.kind === 'same') return stored;
    await replaceReport(trx, { userId, id }, matches.report);
    return (await readCv(trx, userId, id)) ?? stored;
  });
}
