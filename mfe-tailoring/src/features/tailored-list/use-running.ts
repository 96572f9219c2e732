import { machineClock } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { FORM, findJob, forgetJob, poll } from '../tailoring/tailor.effects.ts';
import { runningMachine } from './running.machine.ts';

/** The job in work with the shell's effects. Its end is told to everybody, the list among them. */
export function useRunning() {
  const shell = useShell();
  const machine = useMemo(
    () =>
      runningMachine.provide({
        actors: {
          find: fromPromise(() => findJob(shell)),
          poll: fromPromise(({ input }: { input: { bullId: string } }) =>
            poll(shell, input.bullId),
          ),
        },
        actions: {
          forgetJob: () => forgetJob(shell),
          completed: (_, { cvId }) => {
            forgetJob(shell);
            // What was typed for it has become a copy.
            void shell.drafts.drop(FORM).catch(() => undefined);
            shell.events.emit('cv.tailored', { cvId });
          },
        },
      }),
    [shell],
  );
  return useMachine(machine, { clock: machineClock(shell.clock) });
}
