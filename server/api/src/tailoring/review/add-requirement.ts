import { randomUUID } from 'node:crypto';
import type { AddedRequirement } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import { readCv, readMainContent, type StoredCv } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import { invalidInput, problem } from '@sastre/base/problem';
import type { QuickWork } from '../threads/tailoring-task.ts';
import type { ReviewParts } from './decide-report.ts';
import { lockCopy, lockCv, writeCv, type CopyRequest } from './locked-copy.ts';

type Db = Kysely<Database>;

/** A requirement that the user has after all. */
export interface AddRequest extends CopyRequest {
  added: AddedRequirement;
}

/**
 * Adds a skill or language to the main CV and to the copy, both or none, and answers the copy as it then is. Throws
 * problems: 404 not theirs or without a report, 412 the copy was changed elsewhere (with the current one), 422 a requirement
 * that cannot be added, 413 too large. The main CV only grows by an entry, whatever was changed in it meanwhile.
 */
export async function addRequirement(parts: ReviewParts, request: AddRequest): Promise<StoredCv> {
  return parts.turns.turn(request.userId, 'add', (work) => addNow(parts.db, work, request));
}

async function addNow(db: Db, work: QuickWork, request: AddRequest): Promise<StoredCv> {
  const { userId, id, added, now } = request;
  return db.transaction().execute(async (trx) => {
    // Two rows are locked: one user's calls stand in line before the first.
    if (!(await lockUser(trx, userId))) throw problem('not-found');
    const stored = await lockCopy(trx, request);
    const mainId = await lockCv(trx, userId, 'main');
    const main = await readMainContent(trx, userId);
    if (mainId === undefined || main === undefined)
      throw refusal('You have no main CV that it could be added to.');
    const { text: copy, report } = stored;
    const addition = await work.add({ main, copy, report, added, id: randomUUID() });
    if (addition.kind === 'refused') throw refusal(addition.message);
    if (addition.kind === 'same') return stored;
    if (addition.main) await writeCv(trx, { userId, id: mainId, now }, addition.main);
    await writeCv(trx, request, addition.copy, addition.report);
    return (await readCv(trx, userId, id)) ?? stored;
  });
}

function refusal(message: string) {
  return invalidInput([{ path: 'requirement', message }]);
}
