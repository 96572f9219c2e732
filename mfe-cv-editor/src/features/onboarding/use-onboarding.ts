import { paths } from '@sastre/shared-contracts/routes';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadCv, saveCv } from '../cv-store/cv.effects.ts';
import type { Journal, SaveInput } from '../cv-store/cv-store.types.ts';
import { ONBOARDING_JOURNAL } from '../cv-store/journal.rules.ts';
import { machineClock } from '../cv-store/machine-clock.ts';
import { onboardingMachine, toJournal } from './onboarding.machine.ts';

/** The onboarding's machine with the shell's effects. */
export function useOnboarding() {
  const shell = useShell();
  const machine = useMemo(
    () =>
      onboardingMachine.provide({
        actors: {
          load: fromPromise(() => loadCv(shell, undefined, () => ONBOARDING_JOURNAL)),
          save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
          keep: fromPromise(({ input }: { input: Journal }) =>
            shell.drafts.write(ONBOARDING_JOURNAL, input),
          ),
        },
        actions: {
          started: () => shell.analytics.track('onboarding_started', {}),
          finished: ({ context }) => {
            const cvId = context.loaded?.cv._id ?? '';
            void shell.drafts.drop(ONBOARDING_JOURNAL).catch(() => undefined);
            shell.analytics.track('onboarding_completed', { step: context.step });
            shell.events.emit('cv.saved', { cvId });
            shell.nav.go(paths.plans());
          },
        },
      }),
    [shell],
  );
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });

  useEffect(
    () => () => {
      // The page is left within the pause that the journal waits for.
      const left = actor.getSnapshot();
      if (!left.hasTag('unkept')) return;
      void shell.drafts.write(ONBOARDING_JOURNAL, toJournal(left.context)).catch(() => undefined);
    },
    [actor, shell],
  );
  return [state, send] as const;
}
