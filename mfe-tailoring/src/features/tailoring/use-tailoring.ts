import { forgetWaitingJob, machineClock, noteWaitingJob } from '@sastre/shared-contracts/page';
import type { TailoringRequest } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { untilReset } from '../usage/usage.rules.ts';
import { check, forgetJob, poll, readUsage, start } from './tailor.effects.ts';
import { tailorMachine } from './tailor.machine.ts';

/** The tailoring screen's machine with the shell's effects. `onDone` comes before the page is left for the export. */
export function useTailoring(onDone: () => void) {
  const t = useT();
  const shell = useShell();
  const machine = useMemo(
    () =>
      tailorMachine.provide({
        actors: {
          check: fromPromise(({ input }: { input: { findJob: boolean } }) => check(shell, input)),
          readUsage: fromPromise(() => readUsage(shell)),
          start: fromPromise(({ input }: { input: TailoringRequest }) => start(shell, input)),
          poll: fromPromise(({ input }: { input: { bullId: string } }) =>
            poll(shell, input.bullId),
          ),
        },
        actions: { forgetJob: () => forgetJob(shell) },
        delays: { reset: ({ context }) => untilReset(context.usage, shell.clock.now()) },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine, { clock: machineClock(shell.clock) });
  const { failure } = state.context;
  const cvId = state.output?.cvId;
  const limited = state.hasTag('limited');

  // Said and done once for each of them, whatever else changes: the language, for one.
  const onCompleted = useEffectEvent((id: string) => {
    onDone();
    shell.events.emit('cv.tailored', { cvId: id });
    shell.nav.go(paths.exportPdf(id));
  });
  const onLimited = useEffectEvent(() => {
    shell.dialogs.alert(t('limits'));
    void noteWaitingJob(shell);
    shell.nav.go(paths.plans());
  });
  const onFailed = useEffectEvent(() => shell.dialogs.alert(t('failedAlert')));
  useEffect(() => {
    if (cvId !== undefined) onCompleted(cvId);
  }, [cvId]);
  useEffect(() => void forgetWaitingJob(shell), [shell]);
  useEffect(() => {
    if (limited) onLimited();
  }, [limited]);
  useEffect(() => {
    if (failure !== undefined) onFailed();
  }, [failure]);
  useEffect(
    () => shell.events.on('subscription.changed', () => send({ type: 'refresh' })),
    [shell, send],
  );
  return [state, send] as const;
}
