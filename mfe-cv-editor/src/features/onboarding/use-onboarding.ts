import {
  createJournalWriter,
  machineClock,
  noteOnboardingFinished,
} from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadCv, saveCv } from '../cv-store/cv.effects.ts';
import type { SaveInput } from '../cv-store/cv-store.types.ts';
import { journalActions } from '../cv-store/journal.effects.ts';
import { ONBOARDING_JOURNAL } from '../cv-store/journal.rules.ts';
import { useKeptForm } from '../cv-store/use-kept-form.ts';
import { onboardingMachine, toEntry } from './onboarding.machine.ts';

/** The onboarding's machine with the shell's effects. */
export function useOnboarding() {
  const shell = useShell();
  const journal = useMemo(() => createJournalWriter(shell), [shell]);
  const machine = useMemo(() => {
    return onboardingMachine.provide({
      actors: {
        load: fromPromise(() => loadCv(shell, undefined, () => ONBOARDING_JOURNAL)),
        save: fromPromise(({ input }: { input: SaveInput }) => saveCv(shell, input)),
      },
      actions: {
        ...journalActions(journal, toEntry),
        started: () => shell.analytics.track('onboarding_started', {}),
        outrun: () => queueMicrotask(() => shell.nav.go(paths.dashboard(), { replace: true })),
        finished: ({ context }) => {
          const cvId = context.loaded?.cv._id ?? '';
          shell.analytics.track('onboarding_completed', { step: context.step });
          shell.events.emit('cv.saved', { cvId });
          void noteOnboardingFinished(shell);
          // Once the transition is over: the guard below must see that nothing is unsaved any more.
          queueMicrotask(() => shell.nav.go(paths.plans()));
        },
      },
    });
  }, [shell, journal]);
  const [state, send, actor] = useMachine(machine, { clock: machineClock(shell.clock) });

  useKeptForm({ actor, send, journal });
  return [state, send] as const;
}
