import { endpoints } from '@sastre/shared-contracts/api';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { toPatch } from '../cv-form/draft.rules.ts';
import {
  ChangedElsewhere,
  CvFailure,
  type Journal,
  type LoadedCv,
  type SaveInput,
} from './cv-store.types.ts';
import { readJournal } from './journal.rules.ts';

/** Reads a CV (the main one without an id) and what was being typed into it. */
export async function loadCv(
  shell: ShellServices,
  cvId: string | undefined,
  journalKey: (id: string) => string,
): Promise<{ loaded: LoadedCv; journal: Journal | undefined }> {
  const { data: cv, etag } =
    cvId === undefined
      ? await shell.http.call(endpoints.getMainCv, {})
      : await shell.http.call(endpoints.getCv, { params: { id: cvId } });
  // A browser that keeps no journal must not keep anybody from editing.
  const stored = await shell.drafts.read(journalKey(cv._id)).catch(() => undefined);
  return { loaded: { cv, etag }, journal: readJournal(stored, cv) };
}

/** Saves what was typed. Rejects with `ChangedElsewhere` when another version is stored by now. */
export async function saveCv(
  shell: ShellServices,
  { loaded, draft, etag }: SaveInput,
): Promise<LoadedCv> {
  if (loaded === undefined) throw new CvFailure('noCv');
  const params = { id: loaded.cv._id };
  try {
    const body = toPatch(draft, loaded.cv);
    const answer = await shell.http.call(endpoints.saveCv, { params, body }, { ifMatch: etag });
    if (!answer.data) throw new CvFailure('emptyAnswer');
    return { cv: answer.data, etag: answer.etag };
  } catch (error) {
    if (!isApiError(error, 'changed-elsewhere')) throw error;
    const latest = await shell.http.call(endpoints.getCv, { params });
    throw new ChangedElsewhere({ cv: latest.data, etag: latest.etag });
  }
}
