import { machineClock } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { end, leave, type DeletionKind } from './deletion.effects.ts';
import { deletionMachine } from './deletion.machine.ts';

/** Delete or reset with the shell's effects. Whoever leaves the page meanwhile is led on as soon as it is done. */
export function useDeletion(kind: DeletionKind) {
  const t = useT();
  const shell = useShell();
  const gone = useRef(false);
  const machine = useMemo(
    () =>
      deletionMachine.provide({
        actors: {
          ask: fromPromise(async () => shell.dialogs.confirm(t(`deletion.${kind}.question`))),
          end: fromPromise(async () => {
            await end(shell, kind);
            if (gone.current && kind === 'delete') await leave(shell, kind);
          }),
          tell: fromPromise(async () => shell.dialogs.alert(t(`deletion.${kind}.done`))),
        },
        actions: { leave: () => void leave(shell, kind) },
      }),
    [kind, shell, t],
  );
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });
  // Before the machine is stopped: passive effects are undone later than this one.
  useLayoutEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      // After a reset the user may go where they like.
      if (kind === 'delete') actor.send({ type: 'leave' });
    };
  }, [actor, kind]);
  return [state, send] as const;
}
