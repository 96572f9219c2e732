import type { TailoringCheck, TailoringRequest } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

interface CheckContext {
  request: TailoringRequest | undefined;
  /** What is known of the last request that was asked about. */
  check: TailoringCheck | undefined;
}

/**
 * Asks what a tailoring would meet once nothing was changed for a while. It has no effects of its own: the page provides `ask`. An
 * answer that does not come is no matter: nothing is said, and the server has the last word at the start.
 */
export const checkMachine = setup({
  types: {
    context: {} as CheckContext,
    /** Without a request there is nothing to ask about. */
    events: {} as { type: 'changed'; request: TailoringRequest | undefined },
  },
  actors: {
    ask: fromPromise<TailoringCheck, TailoringRequest>(notProvided('ask')),
  },
  delays: {
    /** Longer than between two keys, shorter than a look at the button. */
    pause: 600,
  },
}).createMachine({
  id: 'check',
  context: { request: undefined, check: undefined },
  initial: 'resting',
  on: {
    changed: [
      {
        guard: ({ event }) => event.request !== undefined,
        target: '.waiting',
        actions: assign({ request: ({ event }) => event.request }),
      },
      { target: '.resting', actions: assign({ request: undefined, check: undefined }) },
    ],
  },
  states: {
    resting: {},
    waiting: { after: { pause: 'asking' } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.request as TailoringRequest,
        onDone: { target: 'resting', actions: assign({ check: ({ event }) => event.output }) },
        onError: { target: 'resting', actions: assign({ check: undefined }) },
      },
    },
  },
});
