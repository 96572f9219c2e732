import type { ActiveSubscription, Plan } from '@sastre/shared-contracts/api';
import { assign, fromPromise, setup } from 'xstate';

interface Context {
  language: string;
  plans: Plan[];
  subscription: ActiveSubscription | undefined;
  plansError: unknown;
  subscriptionError: unknown;
}
export type PlansEvent =
  { type: 'language'; language: string } | { type: 'subscriptionChanged' } | { type: 'retry' };

/** Loads plans and subscription side by side; either may fail without hiding the other. */
export const plansMachine = setup({
  types: { context: {} as Context, input: {} as { language: string }, events: {} as PlansEvent },
  actors: {
    loadPlans: fromPromise<Plan[], { language: string }>(() =>
      Promise.reject(new Error('loadPlans is not provided')),
    ),
    loadSubscription: fromPromise<ActiveSubscription>(() =>
      Promise.reject(new Error('loadSubscription is not provided')),
    ),
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
            src: 'loadPlans',
            input: ({ context }) => ({ language: context.language }),
            onDone: {
              target: 'settled',
              actions: assign({ plans: ({ event }) => event.output, plansError: undefined }),
            },
            onError: {
              target: 'settled',
              actions: assign({ plansError: ({ event }) => event.error }),
            },
          },
        },
        settled: { on: { retry: 'loading' } },
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
            src: 'loadSubscription',
            onDone: {
              target: 'settled',
              actions: assign({
                subscription: ({ event }) => event.output,
                subscriptionError: undefined,
              }),
            },
            onError: {
              target: 'settled',
              actions: assign({ subscriptionError: ({ event }) => event.error }),
            },
          },
        },
        settled: { on: { retry: 'loading' } },
      },
      on: { subscriptionChanged: '.loading' },
    },
  },
});
