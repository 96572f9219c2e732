import type { AddedRequirement } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { add, decide, load, type Sent } from './review.effects.ts';
import { reviewMachine, type Decided, type Reviewed } from './review.machine.ts';

interface Told {
  onDecided: (decided: Decided) => void;
  onAdded: (added: Added) => void;
}
type Added = { reviewed: Reviewed; requirement: AddedRequirement };

/** The review's machine with the shell's effects. */
export function useReview(cvId: string, { onDecided, onAdded }: Told) {
  const shell = useShell();
  const machine = useMemo(
    () =>
      reviewMachine.provide({
        actors: {
          load: fromPromise(() => load(shell, cvId)),
          send: fromPromise(({ input }: { input: Sent }) => decide(shell, input)),
          add: fromPromise(({ input }: { input: Added }) => add(shell, input)),
        },
      }),
    [cvId, shell],
  );
  const [state, send, actor] = useMachine(
    machine.provide({
      actions: {
        decided: (_, decided) => onDecided(decided),
        added: (_, added) => onAdded(added),
      },
    }),
  );
  useEffect(
    () =>
      shell.nav.guard(() => {
        const { waiting, additions } = actor.getSnapshot().context;
        return waiting.length + additions.length > 0;
      }),
    [actor, shell],
  );
  return [state, send] as const;
}
