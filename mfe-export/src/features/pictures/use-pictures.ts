import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { PictureChoices } from '../panel/pictures/picture-choices.ts';
import { createPictureStore } from './picture-store.effects.ts';
import { pictureListMachine } from './picture-list.machine.ts';

/** The user's pictures to choose from, and the store that holds them for this page. */
export function usePictures() {
  const shell = useShell();
  const store = useMemo(() => createPictureStore(shell), [shell]);
  const machine = useMemo(
    () =>
      pictureListMachine.provide({
        actors: { list: fromPromise(() => store.list()) },
        actions: { log: (_, { error }) => logFailure(error) },
      }),
    [store],
  );
  const [state, send] = useMachine(machine);
  useEffect(() => store.close, [store]);
  useEffect(
    () => shell.events.on('pictures.changed', () => send({ type: 'changed' })),
    [shell, send],
  );
  const { pictures } = state.context;
  const isLoading = state.hasTag('reading') && pictures === undefined;
  const shown = state.hasTag('failed') ? 'failed' : isLoading ? 'loading' : 'ready';
  const choices = useMemo<PictureChoices>(
    () => ({ state: shown, pictures: pictures ?? [], retry: () => send({ type: 'retry' }) }),
    [shown, pictures, send],
  );
  return { store, choices };
}

function logFailure(error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  globalThis.reportError?.(new Error(`Error loading pictures: ${cause}`, { cause: error }));
}
