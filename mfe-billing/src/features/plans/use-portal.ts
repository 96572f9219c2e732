import { endpoints } from '@sastre/shared-contracts/api';
import { machineClock } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { portalMachine } from './portal.machine.ts';

/** The way into the provider's billing portal, which leads back to the plans. */
export function usePortal() {
  const shell = useShell();
  const machine = useMemo(
    () =>
      portalMachine.provide({
        actors: {
          open: fromPromise(async ({ signal }) => {
            const body = { returnUrl: shell.nav.origin + paths.plans() };
            const { data } = await shell.http.call(
              endpoints.openBillingPortal,
              { body },
              { signal },
            );
            return data.url;
          }),
        },
        actions: { leave: (_, { url }) => shell.nav.leaveTo(url) },
      }),
    [shell],
  );
  return useMachine(machine, { clock: machineClock(shell.clock) });
}
