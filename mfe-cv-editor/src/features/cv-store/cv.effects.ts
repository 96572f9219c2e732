import { readCv, writeCv, type VersionedCv } from '@sastre/shared-contracts/cv';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { toPatch } from '@sastre/shared-cv-form/rules';
import { CvFailure, type Begun, type SaveInput } from './cv-store.types.ts';
import { readJournal } from './journal.rules.ts';

/** Reads a CV (the main one without an id) and what was being typed into it. */
export async function loadCv(
  shell: ShellServices,
  cvId: string | undefined,
  journalKey: (id: string) => string,
): Promise<Begun> {
  const { cv, etag } = await readCv(shell, cvId);
  // A browser that keeps no journal must not keep anybody from editing.
  const stored = await shell.drafts.read(journalKey(cv._id)).catch(() => undefined);
  return { loaded: { cv, etag }, journal: readJournal(stored, cv) };
}

/** Saves what was typed. Rejects with `ChangedElsewhere` when another version is stored by now. */
export async function saveCv(
  shell: ShellServices,
  { loaded, draft, etag }: SaveInput,
): Promise<VersionedCv> {
  if (loaded === undefined) throw new CvFailure('noCv');
  try {
    return await writeCv(shell, { cv: loaded.cv, etag }, toPatch(draft, loaded.cv));
  } catch (error) {
    // The save was answered, but with no CV.
    const { code, endpoint } = isApiError(error) ? error : {};
    if (code === 'invalid-answer' && endpoint === 'saveCv') throw new CvFailure('emptyAnswer');
    throw error;
  }
}
