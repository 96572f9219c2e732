import { endpoints } from '@sastre/shared-contracts/api';
import { machineClock } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { paymentMachine } from './payment.machine.ts';

/** Status checks after which the page says that it takes longer than usual. */
const SLOW_AFTER_POLLS = 30;

/** What the page shows of a payment; `slow` is `verifying` that takes longer than usual. */
export type PaymentPhase = 'verifying' | 'slow' | 'succeeded' | 'failed' | 'erred';

/** Follows a payment until it is decided. */
export function usePayment(subscriptionId: string | undefined): PaymentPhase {
  const shell = useShell();
  const machine = useMemo(
    () =>
      paymentMachine.provide({
        actors: {
          poll: fromPromise(
            async ({ input, signal }: { input: { id: string }; signal: AbortSignal }) => {
              const options = { params: { id: input.id } };
              return (await shell.http.call(endpoints.subscriptionStatus, options, { signal })).data
                .status;
            },
          ),
        },
        actions: { announce: () => shell.events.emit('subscription.changed', {}) },
      }),
    [shell],
  );
  const [state] = useMachine(machine, {
    input: { subscriptionId },
    clock: machineClock(shell.clock),
  });
  const { failedPolls, polls } = state.context;
  if (state.hasTag('succeeded')) return 'succeeded';
  if (state.hasTag('failed')) return 'failed';
  if (state.hasTag('erred') || failedPolls > 0) return 'erred';
  return polls >= SLOW_AFTER_POLLS ? 'slow' : 'verifying';
}
