import type { ActiveSubscription, Plan } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

export interface PlansContext {
  language: string;
  plans: Plan[];
  subscription: ActiveSubscription | undefined;
  plansError: unknown;
  subscriptionError: unknown;
}
export type PlansEvent =
  | { type: 'language'; language: string }
  | { type: 'subscriptionChanged' }
  /** What failed is loaded again; what is there stays. */
  | { type: 'retry' };

/** Loads plans and subscription side by side; either may fail without hiding the other. An error stays until what it is about is there. */
export const plansMachine = setup({
  types: {
    context: {} as PlansContext,
    input: {} as { language: string },
    events: {} as PlansEvent,
  },
  actors: {
    loadPlans: fromPromise<Plan[], { language: string }>(notProvided('loadPlans')),
    loadSubscription: fromPromise<ActiveSubscription>(notProvided('loadSubscription')),
  },
}).createMachine({
  id: 'plans',
  type: 'parallel',
  context: ({ input }) => ({
    language: input.language,
    plans: [],
    subscription: undefined,
    plansError: undefined,
    subscriptionError: undefined,
  }),
  states: {
    plans: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loadingPlans',
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            input: ({ context }) => ({ language: context.language }),
            onDone: {
              target: 'ready',
              actions: assign({ plans: ({ event }) => event.output, plansError: undefined }),
            },
            onError: {
              target: 'failed',
              actions: assign({ plansError: ({ event }) => event.error }),
            },
          },
        },
        ready: {},
        failed: { tags: 'plansFailed', on: { retry: 'loading' } },
      },
      on: {
        language: {
          target: '.loading',
          actions: assign({ language: ({ event }) => event.language }),
        },
      },
    },
    subscription: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loadingSubscription',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: {
              target: 'ready',
              actions: assign({
                subscription: ({ event }) => event.output,
                subscriptionError: undefined,
              }),
            },
            onError: {
              target: 'failed',
              actions: assign({ subscriptionError: ({ event }) => event.error }),
            },
          },
        },
        ready: {},
        failed: { tags: 'subscriptionFailed', on: { retry: 'loading' } },
      },
      on: { subscriptionChanged: '.loading' },
    },
  },
});
