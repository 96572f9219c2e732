import { LIMITS } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { invalidInput, problem, type ProblemError } from '@sastre/base/problem';
import { cvJson } from './cv.dto.ts';
import {
  acceptedVersions,
  blankNameErrors,
  changeErrors,
  cvEtag,
  readChange,
  type CheckedPatch,
  type CvChange,
} from './cv.rules.ts';
import { readCv, renameJobDescription, type StoredCv } from './cv.store.ts';
import { updateCv, type SaveConditions } from './write-cv.store.ts';

/** A save as asked for. */
export interface SaveRequest {
  userId: string;
  id: string;
  patch: CheckedPatch;
  ifMatch: string | undefined;
  now: Date;
}

/**
 * Saves the keys that are present and answers the CV as it then is. Throws problems: 404 not theirs,
 * 412 changed elsewhere (with the current CV), 422 another CV's job description or no company name, 413 too large.
 */
export async function saveCv(db: Kysely<Database>, request: SaveRequest): Promise<StoredCv> {
  const { userId, id, patch, ifMatch, now } = request;
  const change = readChange(patch);
  const errors = changeErrors(change);
  if (change.companyName === '') {
    const present = await readCv(db, userId, id);
    errors.push(...blankNameErrors(change, present?.companyName));
  }
  if (errors.length > 0) throw invalidInput(errors);
  const versions = acceptedVersions(id, ifMatch);
  const conditions = { userId, id, versions, maxBytes: LIMITS.documentBytes, now };
  const saved = await write(db, change, conditions);
  if (saved !== undefined) return saved;
  throw await refusal(db, change, conditions);
}

async function write(
  db: Kysely<Database>,
  change: CvChange,
  conditions: SaveConditions,
): Promise<StoredCv | undefined> {
  const { userId, id } = conditions;
  const { companyName, jobDescriptionId } = change;
  if (!companyName || jobDescriptionId === undefined) {
    const saved = await updateCv(db, change, conditions);
    return saved?.jobDescriptionId ? readCv(db, userId, id) : saved;
  }
  return db.transaction().execute(async (trx) => {
    if ((await updateCv(trx, change, conditions)) === undefined) return undefined;
    await renameJobDescription(trx, userId, jobDescriptionId, companyName);
    return readCv(trx, userId, id);
  });
}

async function refusal(
  db: Kysely<Database>,
  change: CvChange,
  { userId, id, versions }: SaveConditions,
): Promise<ProblemError> {
  const current = await readCv(db, userId, id);
  if (current === undefined) return problem('not-found');
  if (
    change.jobDescriptionId !== undefined &&
    change.jobDescriptionId !== current.jobDescriptionId
  ) {
    const message = 'This is not the job description of this CV';
    return invalidInput([{ path: 'tailored.jobDescription_id', message }]);
  }
  if (versions !== undefined && !versions.includes(current.version))
    return changedElsewhere(current);
  return problem('too-large', 'This CV would be larger than 1 MiB.');
}

/** The 412 that shows the CV as it is now. */
export function changedElsewhere(current: StoredCv): ProblemError {
  return problem('changed-elsewhere', undefined, {
    current: JSON.parse(cvJson(current)) as unknown,
    headers: { etag: cvEtag(current.id, current.version) },
  });
}
