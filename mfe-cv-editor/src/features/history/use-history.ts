import { formatMoment, useLocale, type VersionedCv } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadVersions, readVersion, restoreVersion } from './history.effects.ts';
import { historyMachine, type Asked, type Restored } from './history.machine.ts';

/** The history's machine with the shell's effects. `onRestored` hears of what is stored by now; taking it back is a restore, too. */
export function useHistory(id: string, onRestored: (loaded: VersionedCv) => void) {
  const t = useT();
  const shell = useShell();
  const locale = useLocale();
  const machine = useMemo(
    () =>
      historyMachine.provide({
        actors: {
          load: fromPromise(() => loadVersions(shell, id)),
          read: fromPromise(({ input }: { input: { version: number } }) =>
            readVersion(shell, id, input.version),
          ),
          restore: fromPromise(({ input }: { input: Asked }) =>
            restoreVersion(shell, { id, version: input.version.version, etag: input.etag }),
          ),
        },
      }),
    [shell, id],
  );
  const takeBack = async ({ loaded, before }: Restored) => {
    try {
      onRestored(await restoreVersion(shell, { id, version: before, etag: loaded.etag }));
      shell.events.emit('cv.saved', { cvId: id });
      shell.toast(t('history.undone'));
    } catch {
      shell.dialogs.alert(t('history.undoFailed'));
    }
  };
  return useMachine(
    machine.provide({
      actions: {
        restored: (_, restored) => {
          onRestored(restored.loaded);
          shell.events.emit('cv.saved', { cvId: id });
          const moment = formatMoment(restored.version.at, locale);
          shell.toast(t('history.restored', { moment }), {
            label: t('history.undo'),
            run: () => void takeBack(restored),
          });
        },
      },
    }),
  );
}
