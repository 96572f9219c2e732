import { ONBOARDING_STEPS, type Cv } from '@sastre/shared-contracts/api';
import { isFields } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import type { Journal } from './cv-store.types.ts';

export const ONBOARDING_JOURNAL = 'cv-editor.onboarding';

/** Key of what can be undone in one CV although it is saved: a save is a mark, and not an end. */
export function undoJournalKey(id: string): string {
  return `cv-editor.undo.${id}`;
}

/** Reads a journal entry; undefined when there is none, or when it has not the shape of one (an older build's). */
export function readJournal(stored: unknown, cv: Cv): Journal | undefined {
  if (!isFields(stored)) return undefined;
  const { etag, step, undo, asked } = stored;
  const journal: Journal = { draft: readDraft(stored['draft'], cv) };
  const base = readDraft(stored['base'], cv);
  if (base !== undefined) journal.base = base;
  if (typeof etag === 'string') journal.etag = etag;
  if (typeof step === 'number' && step in ONBOARDING_STEPS) journal.step = step;
  if (undo !== undefined) journal.undo = undo;
  if (asked === true) journal.asked = true;
  return journal;
}

/** Reads what can be undone of a CV that is stored as this version; undefined: nothing, or of another one. */
export function readSavedUndo(stored: unknown, etag: string | undefined): unknown {
  return isFields(stored) && stored['etag'] === etag ? stored['undo'] : undefined;
}

function readDraft(stored: unknown, cv: Cv): CvDraft | undefined {
  if (!isFields(stored) || !isFields(stored['personal_info'])) return undefined;
  if (!ENTRY_LISTS.every((key) => Array.isArray(stored[key]))) return undefined;
  // An older build's has none: those of the CV stay.
  if (stored['sections'] !== undefined && !Array.isArray(stored['sections'])) return undefined;
  const draft = { ...toDraft(cv), ...stored };
  return { ...draft, personal_info: { ...cv.personal_info, ...stored['personal_info'] } };
}
