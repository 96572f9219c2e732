import type { TailoringCheck, TailoringRequest } from '@sastre/shared-contracts/api';
import { machineClock } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { TailorForm } from './actions.rules.ts';
import { checkMachine } from './check.machine.ts';
import { checkRequest } from './obstacles.rules.ts';
import { askCheck } from './tailor.effects.ts';

/** What a tailoring of what stands in the form would meet; undefined: nothing is known, and nothing is said. */
export function useTailorCheck(form: TailorForm): TailoringCheck | undefined {
  const shell = useShell();
  const machine = useMemo(
    () =>
      checkMachine.provide({
        actors: {
          ask: fromPromise(({ input, signal }: { input: TailoringRequest; signal: AbortSignal }) =>
            askCheck(shell, input, signal),
          ),
        },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { clock: machineClock(shell.clock) });
  const { jobDescription, includeCoverLetter, translateTo, letterLanguage } = form;
  useEffect(() => {
    const choices = { jobDescription, includeCoverLetter, translateTo, letterLanguage };
    send({ type: 'changed', request: checkRequest({ ...choices, companyName: '' }) });
  }, [send, jobDescription, includeCoverLetter, translateTo, letterLanguage]);
  return state.context.check;
}
