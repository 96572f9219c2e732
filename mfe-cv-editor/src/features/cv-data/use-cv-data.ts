import { machineClock, useLeave } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { isDirty } from '../cv-store/editing.rules.ts';
import { cvDataActors } from './cv-data.effects.ts';
import { cvDataMachine } from './cv-data.machine.ts';

/** The CV screen's machine with the shell's effects. */
export function useCvData(input: { cvId: string | undefined; edit: boolean }) {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(() => {
    return cvDataMachine.provide({
      actors: cvDataActors(shell),
      actions: {
        saved: ({ context }) => {
          shell.toast(t('saved'));
          shell.events.emit('cv.saved', { cvId: context.loaded?.cv._id ?? '' });
        },
        // Once the transition is over: the guard below must see that nothing is unsaved any more.
        goBack: () => queueMicrotask(() => shell.nav.back()),
      },
    });
  }, [shell, t]);
  const [state, send, actor] = useMachine(machine, { input, clock: machineClock(shell.clock) });

  useEffect(() => shell.nav.guard(() => isDirty(actor.getSnapshot().context)), [actor, shell]);
  useLeave(
    useCallback(() => actor.getSnapshot().children.journal?.send({ type: 'leave' }), [actor]),
  );
  return [state, send] as const;
}
