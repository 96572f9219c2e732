import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { doWork, listTrash, tellBack } from './trash.effects.ts';
import { trashMachine, type Work } from './trash.machine.ts';
import { nameOfItem } from './trash.rules.ts';

/** The wastebasket's machine with the shell's effects. `onGone`: something left the list. */
export function useTrash(onGone: () => void) {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      trashMachine.provide({
        actors: {
          load: fromPromise(() => listTrash(shell)),
          work: fromPromise(({ input }: { input: Work }) => doWork(shell, input)),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(
    machine.provide({
      actions: {
        done: (_, { work, kind }) => {
          onGone();
          const { item, doing, companyName = item.companyName } = work;
          if (doing === 'drop') {
            shell.toast(t('trash.dropped'));
            return;
          }
          tellBack(shell, kind, item.id);
          const name = nameOfItem({ kind, companyName }, t);
          shell.toast(t('trash.broughtBack', { name }), {
            label: t('trash.open'),
            to: placeOf(kind, item.id),
          });
        },
        failed: ({ context }) => {
          if (context.failure?.reason === 'gone') onGone();
        },
      },
    }),
  );
  // Leaving the list of copies sends a deletion whose undo was open: it arrives after this page.
  useEffect(() => shell.events.on('cv.deleted', () => send({ type: 'changed' })), [shell, send]);
  return [state, send] as const;
}

function placeOf(kind: string, id: string): string {
  if (kind === 'picture') return paths.cvData({ tab: 'pictures' });
  return paths.cvData(kind === 'tailored' ? { cvId: id } : {});
}
