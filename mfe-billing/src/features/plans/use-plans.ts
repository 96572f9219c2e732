import { endpoints } from '@sastre/shared-contracts/api';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { plansMachine } from './plans.machine.ts';

/** Plans in the screen's language and the subscription, as fresh as the facts that change them. */
export function usePlans() {
  const shell = useShell();
  const language = useLanguage();
  const machine = useMemo(
    () =>
      plansMachine.provide({
        actors: {
          loadPlans: fromPromise(
            async ({ input, signal }: { input: { language: string }; signal: AbortSignal }) => {
              const query = { language: input.language };
              return (await shell.http.call(endpoints.listPlans, { query }, { signal })).data;
            },
          ),
          loadSubscription: fromPromise(
            async ({ signal }) =>
              (await shell.http.call(endpoints.activeSubscription, {}, { signal })).data,
          ),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { input: { language } });

  useEffect(() => {
    if (language !== state.context.language) send({ type: 'language', language });
  }, [language, send, state.context.language]);
  useEffect(() => {
    const changed = () => send({ type: 'subscriptionChanged' });
    const releases = [
      shell.events.on('subscription.changed', changed),
      shell.events.on('cv.tailored', changed),
    ];
    return () => releases.forEach((release) => release());
  }, [shell, send]);
  return [state, send] as const;
}
