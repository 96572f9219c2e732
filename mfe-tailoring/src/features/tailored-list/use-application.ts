import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { markApplication } from './application.effects.ts';
import { applicationMachine, type Choice, type Marked } from './application.machine.ts';
import { localDay } from './arrange.rules.ts';

/** The machine of one row's status with the shell's effects. */
export function useApplication(id: string, onMarked: (marked: Marked) => void) {
  const shell = useShell();
  const machine = useMemo(
    () =>
      applicationMachine.provide({
        actors: {
          mark: fromPromise(({ input: choice }: { input: Choice }) =>
            markApplication(shell, id, { choice, day: localDay(shell.clock.now()) }),
          ),
        },
      }),
    [id, shell],
  );
  return useMachine(machine.provide({ actions: { marked: (_, answer) => onMarked(answer) } }));
}
