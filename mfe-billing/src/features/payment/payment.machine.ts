import { TIMES } from '@sastre/shared-contracts/api';
import {
  isWorthAnotherPoll,
  pollDelay,
  readFailedCall,
  notProvided,
  type Pace,
} from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

export type PaymentStatus = 'pending' | 'active' | 'payment-failed' | 'cancelled' | 'expired';
const PACE: Pace = { every: TIMES.paymentPoll, longest: 60_000 };

interface Context {
  subscriptionId: string | undefined;
  polls: number;
  /** In a row. */
  failedPolls: number;
  /** Seconds that the last failed check asked for. */
  retryAfter: number;
}

/**
 * polling ⇄ waiting → succeeded | failed | erred. A check that failed is said at once, and asked again while that may
 * help; a final state, and leaving the page, end it. The page provides `poll` and `announce`.
 */
export const paymentMachine = setup({
  types: { context: {} as Context, input: {} as { subscriptionId: string | undefined } },
  actors: {
    poll: fromPromise<PaymentStatus, { id: string }>(notProvided('poll')),
  },
  actions: {
    /** Tells the others that the subscription is another one. */
    announce: () => undefined,
    countPoll: assign(({ context }) => ({
      polls: context.polls + 1,
      failedPolls: 0,
      retryAfter: 0,
    })),
    countFailedPoll: assign(({ context }, { error }: { error: unknown }) => ({
      polls: context.polls + 1,
      failedPolls: context.failedPolls + 1,
      retryAfter: readFailedCall(error).retryAfter ?? 0,
    })),
  },
  guards: {
    hasId: ({ context }) => context.subscriptionId !== undefined,
    mayPollAgain: ({ context }, { error }: { error: unknown }) =>
      // Whoever paid waits for it.
      isWorthAnotherPoll(error, context.failedPolls),
  },
  delays: { poll: ({ context }) => pollDelay(PACE, context.failedPolls, context.retryAfter) },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, polls: 0, failedPolls: 0, retryAfter: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasId', target: 'polling' }, { target: 'erred' }] },
    polling: {
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ id: context.subscriptionId ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output === 'active', target: 'succeeded' },
          {
            guard: ({ event }) => event.output === 'pending',
            target: 'waiting',
            actions: 'countPoll',
          },
          { target: 'failed' },
        ],
        onError: [
          {
            guard: { type: 'mayPollAgain', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: { type: 'countFailedPoll', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'erred' },
        ],
      },
    },
    waiting: { after: { poll: 'polling' } },
    succeeded: { type: 'final', tags: 'succeeded', entry: 'announce' },
    failed: { type: 'final', tags: 'failed' },
    erred: { type: 'final', tags: 'erred' },
  },
});
