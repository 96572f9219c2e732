import { readCv, writeCv, type VersionedCv } from '@sastre/shared-contracts/page';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { toPatch } from '@sastre/shared-cv-form/rules';
import { CvFailure, type Begun, type SaveInput } from './cv-store.types.ts';
import { readJournal, readSavedUndo, undoJournalKey } from './journal.rules.ts';

/** Reads a CV (the main one without an id) and what was being typed into it. */
export async function loadCv(
  shell: ShellServices,
  cvId: string | undefined,
  journalKey: (id: string) => string,
): Promise<Begun> {
  const { cv, etag } = await readCv(shell, cvId);
  // A browser that keeps no journal must not keep anybody from editing.
  const kept = async (key: string) => shell.drafts.read(key).catch(() => undefined);
  const [stored, steps] = await Promise.all([
    kept(journalKey(cv._id)),
    kept(undoJournalKey(cv._id)),
  ]);
  return {
    loaded: { cv, etag },
    journal: readJournal(stored, cv),
    undo: readSavedUndo(steps, etag),
  };
}

/** Saves what was typed. Rejects with `ChangedElsewhere` when another version is stored by now. */
export async function saveCv(
  shell: ShellServices,
  { loaded, draft, etag, reason }: SaveInput,
): Promise<VersionedCv> {
  if (loaded === undefined) throw new CvFailure('noCv');
  const told = reason === undefined ? {} : { reason };
  try {
    const body = { ...toPatch(draft, loaded.cv), ...told };
    return await writeCv(shell, { cv: loaded.cv, etag }, body);
  } catch (error) {
    // The save was answered, but with no CV.
    const { code, endpoint } = isApiError(error) ? error : {};
    if (code === 'invalid-answer' && endpoint === 'saveCv') throw new CvFailure('emptyAnswer');
    throw error;
  }
}
