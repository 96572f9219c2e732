import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { lookForChanges, takeChanges } from './main-changes.effects.ts';
import { mainChangesMachine } from './main-changes.machine.ts';

/** The machine of what a copy could take over, with the shell's effects. */
export function useMainChanges(cvId: string, onTaken: () => void) {
  const shell = useShell();
  const machine = useMemo(
    () =>
      mainChangesMachine.provide({
        actors: {
          look: fromPromise(() => lookForChanges(shell, cvId)),
          take: fromPromise(() => takeChanges(shell, cvId)),
        },
      }),
    [cvId, shell],
  );
  return useMachine(machine.provide({ actions: { taken: onTaken } }));
}
