import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { download } from './export.effects.ts';
import { accountExportMachine } from './account-export.machine.ts';

/** The export of everything, with the shell's effects. */
export function useExport() {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      accountExportMachine.provide({
        actors: { download: fromPromise(async () => download(shell)) },
        actions: { exported: () => shell.toast(t('export.done')) },
      }),
    [shell, t],
  );
  return useMachine(machine);
}
