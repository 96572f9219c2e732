import { readCv } from '@sastre/shared-contracts/cv';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { decide, type Sent } from './review.effects.ts';
import { reviewMachine, type Decided } from './review.machine.ts';

/** The review's machine with the shell's effects. */
export function useReview(cvId: string, onDecided: (decided: Decided) => void) {
  const shell = useShell();
  const machine = useMemo(
    () =>
      reviewMachine.provide({
        actors: {
          load: fromPromise(() => readCv(shell, cvId)),
          send: fromPromise(({ input }: { input: Sent }) => decide(shell, input)),
        },
      }),
    [cvId, shell],
  );
  const [state, send, actor] = useMachine(
    machine.provide({ actions: { decided: (_, decided) => onDecided(decided) } }),
  );
  useEffect(
    () => shell.nav.guard(() => actor.getSnapshot().context.waiting.length > 0),
    [actor, shell],
  );
  return [state, send] as const;
}
