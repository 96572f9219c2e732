import { endpoints } from '../cv/shared-api.ts';
import type { Cv, CvPatch } from '../api/index.ts';
import { readFailedCall } from './failed-call.ts';
import type { ShellServices } from '../shell/services.ts';

/** A CV as it was read, with the version that a save must still find. */
export interface VersionedCv {
  cv: Cv;
  etag: string | undefined;
}

/** Thrown by `writeCv` when the CV was changed elsewhere: carries what is stored now. */
export class ChangedElsewhere extends Error {
  readonly latest: VersionedCv;
  constructor(latest: VersionedCv) {
    super('changed-elsewhere');
    this.latest = latest;
  }
}

type Http = Pick<ShellServices, 'http'>;

/** Reads a CV, the main one without an id. Rejects with `ApiError`. */
export async function readCv({ http }: Http, cvId: string | undefined): Promise<VersionedCv> {
  const { data: cv, etag } =
    cvId === undefined
      ? await http.call(endpoints.getMainCv, {})
      : await http.call(endpoints.getCv, { params: { id: cvId } });
  return { cv, etag };
}

/**
 * Saves the keys of `body` over the version that was read, never over another one: then it rejects with
 * `ChangedElsewhere`. Any other failure is an `ApiError`.
 */
export async function writeCv(
  shell: Http,
  { cv, etag }: { cv: Pick<Cv, '_id'>; etag: string | undefined },
  body: CvPatch,
): Promise<VersionedCv> {
  try {
    const call = { params: { id: cv._id }, body };
    const answer = await shell.http.call(endpoints.saveCv, call, { ifMatch: etag });
    return { cv: answer.data, etag: answer.etag };
  } catch (error) {
    if (readFailedCall(error).code !== 'changed-elsewhere') throw error;
    throw new ChangedElsewhere(await readCv(shell, cv._id));
  }
}
