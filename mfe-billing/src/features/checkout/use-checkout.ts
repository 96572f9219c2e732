import { machineClock } from '@sastre/shared-contracts/page';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { findPlan, startPurchase } from './checkout.effects.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { createProviderLoader } from './provider.effects.ts';

/** The checkout's machine with the shell's effects. */
export function useCheckout(planId: string | undefined) {
  const shell = useShell();
  const language = useLanguage();
  const machine = useMemo(() => {
    const load = createProviderLoader(shell);
    return checkoutMachine.provide({
      actors: {
        find: fromPromise(
          ({
            input,
            signal,
          }: {
            input: { planId: string; language: string };
            signal: AbortSignal;
          }) => findPlan(shell, input, signal),
        ),
        loadProvider: fromPromise(load),
        start: fromPromise(
          ({ input, signal }: { input: { planId: string }; signal: AbortSignal }) =>
            startPurchase(shell, input.planId, signal),
        ),
      },
      actions: { leave: (_, { url }) => shell.nav.leaveTo(url) },
    });
  }, [shell]);
  const [state, send] = useMachine(machine, {
    input: { planId, language },
    clock: machineClock(shell.clock),
  });
  useEffect(() => {
    if (language !== state.context.language) send({ type: 'language', language });
  }, [language, send, state.context.language]);
  return [state, send] as const;
}
