import { machineClock, useLeave } from '@sastre/shared-contracts/page';
import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { removeCopy, renameCopy } from './list.effects.ts';
import type { Removals } from './removals.effects.ts';
import { rowMachine, type RenameRequest } from './row.machine.ts';

/** What a row tells its list. */
export interface RowNews {
  onRenamed: (id: string, companyName: string, updatedAt: string) => void;
  onGone: (id: string) => void;
  onRefused: () => void;
}

/** The machine of one row with the shell's effects. Leaving the page sends a deletion that could still be undone. */
export function useRow({ _id: id }: TailoredCvListItem, removals: Removals, news: RowNews) {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      rowMachine.provide({
        actors: {
          rename: fromPromise(({ input }: { input: RenameRequest }) => renameCopy(shell, input)),
          // The journal hears of it also when the list, and this machine with it, is left meanwhile.
          remove: fromPromise(({ input }: { input: { id: string } }) =>
            removeCopy(shell, input.id).finally(() => removals.forget(input.id)),
          ),
        },
        actions: {
          noteRemoval: () => removals.note(id),
          forgetRemoval: () => removals.forget(id),
        },
      }),
    [id, removals, shell],
  );
  const [state, send] = useMachine(
    machine.provide({
      actions: {
        renamed: (_, { companyName, updatedAt }) => news.onRenamed(id, companyName, updatedAt),
        gone: () => {
          news.onGone(id);
          shell.toast(t('list.gone'), { label: t('list.trash'), to: paths.recentlyDeleted() });
        },
        refused: () => news.onRefused(),
      },
    }),
    { input: { id }, clock: machineClock(shell.clock) },
  );
  const hidden = useCallback(() => undefined, []);
  useLeave(
    useCallback(() => send({ type: 'leave' }), [send]),
    hidden,
  );
  return [state, send] as const;
}
