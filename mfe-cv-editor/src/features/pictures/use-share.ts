import { machineClock } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { copyText } from '../clipboard/copy-text.effects.ts';
import { shareLink } from './pictures.effects.ts';
import { shareMachine } from './share.machine.ts';

/** The share link's machine with the shell's effects. */
export function useShare() {
  const shell = useShell();
  const machine = useMemo(
    () =>
      shareMachine.provide({
        actors: {
          fetchLink: fromPromise(({ input }: { input: { id: string } }) =>
            shareLink(shell, input.id),
          ),
          copy: fromPromise(({ input }: { input: { link: string } }) => copyText(input.link)),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { clock: machineClock(shell.clock) });
  return [state, send] as const;
}
