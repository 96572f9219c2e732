import { LIMITS } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import {
  acceptedVersions,
  changedElsewhere,
  readCv,
  updateCv,
  type StoredCv,
} from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import { problem } from '@sastre/base/problem';

type Db = Kysely<Database>;

/** A change of a reviewed copy as asked for. */
export interface CopyRequest {
  userId: string;
  id: string;
  ifMatch: string | undefined;
  now: Date;
}

/** A copy that has a report. */
export type ReviewedCopy = StoredCv & { report: string };

/** Holds a CV until the transaction ends and answers its id; undefined: it is not there or not theirs. */
export async function lockCv(
  trx: Db,
  userId: string,
  kind: StoredCv['kind'],
  id?: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('cv')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Holds a copy until the transaction ends and reads it. Throws problems: 404 not theirs or without a report, 412 changed elsewhere
 * (with the current copy).
 */
export async function lockCopy(
  trx: Db,
  { userId, id, ifMatch }: CopyRequest,
): Promise<ReviewedCopy> {
  if ((await lockCv(trx, userId, 'tailored', id)) === undefined) throw problem('not-found');
  const stored = await readCv(trx, userId, id);
  if (stored === undefined || stored.report === null) throw problem('not-found');
  const versions = acceptedVersions(id, ifMatch);
  if (versions !== undefined && !versions.includes(stored.version)) throw changedElsewhere(stored);
  return { ...stored, report: stored.report };
}

/** Writes these keys of a CV that is held, and of a copy its report. Throws the problem 413 too large. */
export async function writeCv(
  trx: Db,
  { userId, id, now }: Pick<CopyRequest, 'userId' | 'id' | 'now'>,
  document: object,
  report?: object,
): Promise<void> {
  const change = {
    document,
    report: report && JSON.stringify(report),
    touchesContent: true,
    jobDescriptionId: undefined,
    // A main CV has no report and is never tailored.
    reason: report === undefined ? ('save' as const) : ('tailor' as const),
  };
  const limits = { versions: undefined, maxBytes: LIMITS.documentBytes };
  if ((await updateCv(trx, change, { userId, id, now, ...limits })) === undefined)
    throw problem('too-large', 'This CV would be larger than 1 MiB.');
}
