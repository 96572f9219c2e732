import type { ShellServices } from '@sastre/shared-contracts/shell';
import { fromPromise } from 'xstate';
import { loadCv, performTask, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { journalMachine, type JournalTask } from '../cv-store/journal.machine.ts';
import { cvJournalKey } from '../cv-store/journal.rules.ts';

/** What the CV screen's machine does, by the shell. */
export function cvDataActors(shell: ShellServices) {
  const perform = fromPromise(({ input }: { input: JournalTask | undefined }) =>
    performTask(shell, input),
  );
  return {
    load: fromPromise(({ input: { cvId } }: { input: { cvId?: string } }) =>
      loadCv(shell, cvId, cvJournalKey),
    ),
    save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
    journal: journalMachine.provide({ actors: { perform } }),
  };
}
