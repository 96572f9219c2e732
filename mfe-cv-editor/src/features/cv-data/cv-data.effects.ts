import type { JournalWriter } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { fromPromise } from 'xstate';
import { loadCv, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { journalActions } from '../cv-store/journal.effects.ts';
import { cvJournalKey } from '../cv-store/journal.rules.ts';
import { toEntry } from './cv-data.machine.ts';

/** What the CV screen's machine does, by the shell. */
export function cvDataEffects(shell: ShellServices, journal: JournalWriter) {
  const { note, forget } = journalActions(journal, toEntry);
  return {
    actors: {
      load: fromPromise(({ input: { cvId } }: { input: { cvId?: string } }) =>
        loadCv(shell, cvId, cvJournalKey),
      ),
      save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
    },
    actions: { note, forget },
  };
}
