import type { Edit } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useAnnounce } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { putIntoMain } from './adopt.effects.ts';
import { adoptMachine } from './adopt.machine.ts';

/** The way of a text into the main CV, with the shell's effects. */
export function useAdoption(edit: Edit) {
  const t = useT();
  const shell = useShell();
  const announce = useAnnounce();
  const [state, send] = useMachine(
    adoptMachine.provide({
      actors: { put: fromPromise(() => putIntoMain(shell, edit)) },
      actions: { settled: (_, outcome) => announce(t(`review.ownWord.${outcome}`)) },
    }),
  );
  return [state.value, () => send({ type: 'put' })] as const;
}
