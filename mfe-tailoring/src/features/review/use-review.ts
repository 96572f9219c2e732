import type { AddedRequirement } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { add, decide, load, match, type Sent } from './review.effects.ts';
import { reviewMachine } from './review.machine.ts';
import type { Decided, Loaded, Reviewed } from './review.types.ts';

interface Told {
  onDecided: (decided: Decided) => void;
  onAdded: (added: Added) => void;
}
type Added = { reviewed: Reviewed; requirement: AddedRequirement };

/** What tells that somebody does something on the page. */
const HANDS = ['pointerdown', 'keydown'] as const;

/** The review's machine with the shell's effects. */
export function useReview(cvId: string, { onDecided, onAdded }: Told) {
  const shell = useShell();
  const machine = useMemo(
    () =>
      reviewMachine.provide({
        actors: {
          load: fromPromise(() => load(shell, cvId)),
          match: fromPromise(({ input }: { input: Pick<Loaded, 'reviewed'> }) =>
            match(shell, input),
          ),
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
  useEffect(() => {
    const attend = () => actor.send({ type: 'attend' });
    for (const name of HANDS) addEventListener(name, attend, true);
    return () => {
      for (const name of HANDS) removeEventListener(name, attend, true);
    };
  }, [actor]);
  return [state, send] as const;
}
