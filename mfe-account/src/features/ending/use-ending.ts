import { machineClock } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { end, leave, type Ending } from './ending.effects.ts';
import { endingMachine } from './ending.machine.ts';

/** Delete or reset with the shell's effects. Whoever leaves the page meanwhile is led on as soon as it is done. */
export function useEnding(ending: Ending) {
  const t = useT();
  const shell = useShell();
  const gone = useRef(false);
  const ask = useEffectEvent(() => shell.dialogs.confirm(t(`ending.${ending}.question`)));
  const tell = useEffectEvent(() => shell.dialogs.alert(t(`ending.${ending}.done`)));
  const machine = useMemo(
    () =>
      endingMachine.provide({
        actors: {
          ask: fromPromise(async () => ask()),
          end: fromPromise(async () => {
            await end(shell, ending);
            if (gone.current && ending === 'delete') await leave(shell, ending);
          }),
          tell: fromPromise(async () => tell()),
        },
        actions: { leave: () => void leave(shell, ending) },
      }),
    [ending, shell],
  );
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });
  // Before the machine is stopped: passive effects are undone later than this one.
  useLayoutEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      // After a reset the user may go where they like.
      if (ending === 'delete') actor.send({ type: 'leave' });
    };
  }, [actor, ending]);
  return [state, send] as const;
}
