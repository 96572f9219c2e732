import { type JournalWriter, typedInKey } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { fromPromise } from 'xstate';
import { loadCv, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { isDirty } from '../cv-store/editing.rules.ts';
import { journalActions } from '../cv-store/journal.effects.ts';
import { undoJournalKey } from '../cv-store/journal.rules.ts';
import { toEntry, toSavedUndo, type Context } from './cv-data.context.ts';

/** What the CV screen's machine does, by the shell. */
export function cvDataEffects(shell: ShellServices, journal: JournalWriter) {
  return {
    actors: {
      load: fromPromise(({ input: { cvId } }: { input: { cvId?: string } }) =>
        loadCv(shell, cvId, typedInKey),
      ),
      save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
    },
    actions: keeping(journal),
  };
}

/** What the machine does to the journal. */
export function keeping(journal: JournalWriter) {
  const { note, forget: drop } = journalActions(journal, toEntry);
  return {
    note,
    forget: (of: { context: Context }) => {
      const saved = toSavedUndo(of.context);
      if (saved !== undefined) journal.keep(saved.key, saved.value);
      if (isDirty(of.context)) note(of);
      else drop(of);
    },
    forgetAll: (of: { context: Context }) => {
      journal.drop(undoJournalKey(of.context.loaded?.cv._id ?? ''));
      drop(of);
    },
  };
}
