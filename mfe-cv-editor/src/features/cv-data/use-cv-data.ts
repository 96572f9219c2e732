import { createJournalWriter, machineClock } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useKeptForm } from '../cv-store/use-kept-form.ts';
import { cvDataEffects } from './cv-data.effects.ts';
import { cvDataMachine } from './cv-data.machine.ts';
import { useBeforePaint } from './use-before-paint.ts';

/** The CV screen's machine with the shell's effects. */
export function useCvData(input: { cvId: string | undefined; edit: boolean }) {
  const t = useT();
  const shell = useShell();
  const journal = useMemo(() => createJournalWriter(shell), [shell]);
  const machine = useMemo(() => {
    const { actors, actions } = cvDataEffects(shell, journal);
    return cvDataMachine.provide({
      actors,
      actions: {
        ...actions,
        saved: ({ context }) => {
          const { cvId, toPdf } = context;
          const pdf = paths.exportPdf(cvId);
          if (toPdf) queueMicrotask(() => shell.nav.go(pdf));
          else shell.toast(t('saved'), { label: t('seeAsPdf'), to: pdf });
          shell.events.emit('cv.saved', { cvId: context.loaded?.cv._id ?? '' });
        },
        // Once the transition is over: the guard below must see that nothing is unsaved any more.
        goBack: () => queueMicrotask(() => shell.nav.back()),
      },
    });
  }, [shell, journal, t]);
  const [state, send, actor] = useMachine(machine, {
    input: { ...input, now: shell.clock.now },
    clock: machineClock(shell.clock),
  });

  useBeforePaint();
  useKeptForm({ actor, send, journal });
  return [state, send] as const;
}
