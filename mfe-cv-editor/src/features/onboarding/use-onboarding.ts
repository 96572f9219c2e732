import { machineClock, useLeave } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadCv, performTask, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { isDirty } from '../cv-store/editing.rules.ts';
import { journalMachine, type JournalTask } from '../cv-store/journal.machine.ts';
import { ONBOARDING_JOURNAL } from '../cv-store/journal.rules.ts';
import { onboardingMachine } from './onboarding.machine.ts';

/** The onboarding's machine with the shell's effects. */
export function useOnboarding() {
  const shell = useShell();
  const machine = useMemo(() => {
    const perform = fromPromise((run: { input: JournalTask | undefined }) =>
      performTask(shell, run.input),
    );
    return onboardingMachine.provide({
      actors: {
        load: fromPromise(() => loadCv(shell, undefined, () => ONBOARDING_JOURNAL)),
        save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
        journal: journalMachine.provide({ actors: { perform } }),
      },
      actions: {
        started: () => shell.analytics.track('onboarding_started', {}),
        finished: ({ context }) => {
          const cvId = context.loaded?.cv._id ?? '';
          shell.analytics.track('onboarding_completed', { step: context.step });
          shell.events.emit('cv.saved', { cvId });
          // Once the transition is over: the guard below must see that nothing is unsaved any more.
          queueMicrotask(() => shell.nav.go(paths.plans()));
        },
      },
    });
  }, [shell]);
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });

  // A logout takes the journal along: it must ask while something is only there.
  useEffect(() => shell.nav.guard(() => isDirty(actor.getSnapshot().context)), [actor, shell]);
  useLeave(
    useCallback(() => actor.getSnapshot().children.journal?.send({ type: 'leave' }), [actor]),
  );
  return [state, send] as const;
}
