import { machineClock } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { end, leave, type Ending } from './ending.effects.ts';
import { endingMachine } from './ending.machine.ts';

/** Delete or reset with the shell's effects. Whoever leaves the page meanwhile is led on as soon as it is done. */
export function useEnding(ending: Ending) {
  const t = useT();
  const shell = useShell();
  const gone = useRef(false);
  const machine = useMemo(
    () =>
      endingMachine.provide({
        actors: {
          ask: fromPromise(async () => shell.dialogs.confirm(t(`ending.${ending}.question`))),
          end: fromPromise(async () => {
            await end(shell, ending);
            if (gone.current && ending === 'delete') await leave(shell, ending);
          }),
          tell: fromPromise(async () => shell.dialogs.alert(t(`ending.${ending}.done`))),
        },
        actions: { leave: () => void leave(shell, ending) },
      }),
    [ending, shell, t],
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
