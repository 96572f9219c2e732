import { createJournalWriter, machineClock, useLeave } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { spareWorker } from '../reading/spare-worker.ts';
import { startReadingWorker } from '../reading/start-worker.ts';
import { loadImport, readEffect, splitBlock } from './importing.effects.ts';
import type { SplitJob } from '../placing/placing.types.ts';
import { importingMachine } from './importing.machine.ts';
import type { SaveInput } from './importing.types.ts';
import { importKey } from './journal.rules.ts';
import { saveImport } from './save.effects.ts';

/** The import's machine with the shell's effects, and what makes its reader ready before there is a file. */
export function useImporting() {
  const t = useT();
  const shell = useShell();
  const spare = useMemo(() => spareWorker(startReadingWorker), []);
  const journal = useMemo(() => createJournalWriter(shell), [shell]);
  const machine = useMemo(() => {
    const key = importKey(shell.auth.user.sub);
    return importingMachine.provide({
      actors: {
        load: fromPromise(() => loadImport(shell)),
        read: readEffect(shell, spare.take),
        split: fromPromise(async (given: { input: SplitJob | undefined; signal: AbortSignal }) => {
          const split = await splitBlock(shell, spare.take, given);
          spare.warm();
          return split;
        }),
        save: fromPromise(({ input }: { input: SaveInput | undefined }) =>
          saveImport(shell, input),
        ),
      },
      actions: {
        note: ({ context }) => journal.note(key, context.kept),
        keep: ({ context }) => journal.keep(key, context.kept),
        forget: () => journal.drop(key),
        saved: ({ context: { kept } }, { cvId }) => {
          const { kind = 'text', doubts = 0 } = kept?.source ?? {};
          shell.toast(t('saved'), { label: t('seeAsPdf'), to: paths.exportPdf() });
          shell.analytics.track('cv_imported', { source: kind, doubts });
          shell.events.emit('cv.saved', { cvId });
          // Once the transition is over: the guard below must see that nothing is unsaved any more.
          // A step back, as the editor's Save takes one, must not lead to an import that is done.
          queueMicrotask(() => shell.nav.go(paths.cvData(), { replace: true }));
        },
      },
    });
  }, [shell, journal, spare, t]);
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });

  // A logout takes the journal along: it must ask while something is only there.
  useEffect(() => {
    const isOpen = () => {
      const now = actor.getSnapshot();
      return now.hasTag('review') && !now.hasTag('done');
    };
    return shell.nav.guard(isOpen, { kept: true });
  }, [actor, shell]);
  useLeave(journal.flush);
  useEffect(() => spare.end, [spare]);
  return [state, send, spare.warm] as const;
}
