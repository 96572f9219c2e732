import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadCv, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { cvJournalKey } from '../cv-store/journal.rules.ts';
import { machineClock } from '../cv-store/machine-clock.ts';
import { cvDataMachine, isDirty, toKeep, type KeepInput } from './cv-data.machine.ts';

/** The CV screen's machine with the shell's effects. */
export function useCvData(input: { cvId: string | undefined; edit: boolean }) {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(() => {
    return cvDataMachine.provide({
      actors: {
        load: fromPromise(({ input: { cvId } }: { input: { cvId?: string } }) =>
          loadCv(shell, cvId, cvJournalKey),
        ),
        save: fromPromise((run: { input: SaveInput }) => saveCv(shell, run.input)),
        keep: fromPromise(({ input: { cvId, journal } }: { input: KeepInput }) =>
          shell.drafts.write(cvJournalKey(cvId), journal),
        ),
      },
      actions: {
        saved: ({ context }) => {
          shell.toast(t('saved'));
          shell.events.emit('cv.saved', { cvId: context.loaded?.cv._id ?? '' });
        },
        forget: ({ context }) => {
          const key = cvJournalKey(context.loaded?.cv._id ?? '');
          void shell.drafts.drop(key).catch(() => undefined);
        },
        // Once the transition is over: the guard below must see that nothing is unsaved any more.
        goBack: () => queueMicrotask(() => shell.nav.back()),
      },
    });
  }, [shell, t]);
  const [state, send, actor] = useMachine(machine, { input, clock: machineClock(shell.clock) });

  useEffect(() => shell.nav.guard(() => isDirty(actor.getSnapshot().context)), [actor, shell]);
  useEffect(
    () => () => {
      // The page is left within the pause that the journal waits for.
      const left = actor.getSnapshot();
      if (!left.hasTag('unkept')) return;
      const { cvId, journal } = toKeep(left.context);
      void shell.drafts.write(cvJournalKey(cvId), journal).catch(() => undefined);
    },
    [actor, shell],
  );
  return [state, send] as const;
}
