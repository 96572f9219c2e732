import { endpoints } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { sessionsMachine, type Ending } from './sessions.machine.ts';

/** Where the user is signed in, with the shell's effects. */
export function useSessions() {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      sessionsMachine.provide({
        actors: {
          load: fromPromise(async () => (await shell.http.call(endpoints.listSessions, {})).data),
          end: fromPromise(async ({ input }: { input: Ending }) => {
            if (input === 'others') await shell.http.call(endpoints.endOtherSessions, {});
            else await shell.http.call(endpoints.endSession, { params: input });
          }),
        },
        actions: {
          ended: (_, { what }) =>
            shell.toast(t(what === 'others' ? 'sessions.othersEnded' : 'sessions.ended')),
        },
      }),
    [shell, t],
  );
  return useMachine(machine);
}
