import { notProvided } from '@sastre/shared-contracts/page';
import type { Stripe } from '@stripe/stripe-js';
import { assign, fromPromise, setup } from 'xstate';
import type { CheckoutContext, CheckoutEvent, Failure, Found } from './checkout.types.ts';
import {
  callFailure,
  foundFailure,
  isWebPage,
  isWorthAnotherClick,
  startFailure,
} from './failure.rules.ts';

/**
 * loading → ready → preparing → starting → leaving; what cannot be bought is refused. The provider's script is fetched
 * while the plan is being read, and again with each click until it is there. The page provides actors and `leave`.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { planId: string | undefined; language: string },
  },
  actors: {
    find: fromPromise<Found, { planId: string; language: string }>(notProvided('find')),
    loadProvider: fromPromise<Stripe>(notProvided('loadProvider')),
    start: fromPromise<string, { planId: string }>(notProvided('start')),
  },
  actions: {
    /** Leaves the site for the provider's page. */
    leave: (_, _to: { url: string }) => undefined,
    show: assign((_, { plan, replaced }: Found) => ({ plan, replaced })),
    keepProvider: assign((_, provider: Stripe) => ({ provider })),
    speak: assign(({ context, event }) => ({
      language: event.type === 'language' ? event.language : context.language,
    })),
    fail: assign((_, failure: Failure | undefined) => ({ failure })),
  },
  guards: {
    isFinal: (_, failure: Failure | undefined) =>
      failure !== undefined && !isWorthAnotherClick(failure),
    isWebPage: (_, { url }: { url: string }) => isWebPage(url),
    showsPlan: ({ context }) => context.plan !== undefined,
    hasPlanId: ({ context }) => context.planId !== undefined,
    isReady: ({ event }) => event.type === 'pay' && event.isReady,
  },
  delays: { provider: 30_000, leaving: 30_000 },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    plan: undefined,
    replaced: undefined,
    provider: undefined,
    url: '',
    failure: undefined,
  }),
  initial: 'deciding',
  on: { language: { actions: 'speak' } },
  states: {
    deciding: {
      always: [
        { guard: 'hasPlanId', target: 'loading' },
        { target: 'refused', actions: { type: 'fail', params: { kind: 'noPlan' } } },
      ],
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ planId: context.planId ?? '', language: context.language }),
        onDone: [
          {
            guard: { type: 'isFinal', params: ({ event }) => foundFailure(event.output) },
            target: 'refused',
            actions: [
              { type: 'show', params: ({ event }) => event.output },
              { type: 'fail', params: ({ event }) => foundFailure(event.output) },
            ],
          },
          { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'refused',
          actions: {
            type: 'fail',
            params: ({ event }) => callFailure('plansFailed', event.error),
          },
        },
      },
      on: {
        language: {
          target: 'loading',
          reenter: true,
          actions: 'speak',
        },
      },
    },
    ready: {
      tags: 'ready',
      // Beforehand, so that the click has less to wait for; only a click says that it failed.
      invoke: {
        id: 'loadEarly',
        src: 'loadProvider',
        onDone: { actions: { type: 'keepProvider', params: ({ event }) => event.output } },
        onError: {},
      },
      on: {
        pay: [{ guard: 'isReady', target: 'starting' }, { target: 'preparing' }],
        language: {
          target: 'loading',
          actions: 'speak',
        },
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'loadProvider',
        src: 'loadProvider',
        onDone: {
          target: 'starting',
          actions: { type: 'keepProvider', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => callFailure('provider', event.error) },
            target: 'refused',
            actions: { type: 'fail', params: ({ event }) => callFailure('provider', event.error) },
          },
          {
            target: 'ready',
            actions: { type: 'fail', params: ({ event }) => callFailure('provider', event.error) },
          },
        ],
      },
      after: {
        provider: { target: 'ready', actions: { type: 'fail', params: { kind: 'provider' } } },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => ({ planId: context.planId ?? '' }),
        onDone: [
          {
            guard: { type: 'isWebPage', params: ({ event }) => ({ url: event.output }) },
            target: 'leaving',
            actions: assign({ url: ({ event }) => event.output, failure: undefined }),
          },
          { target: 'ready', actions: { type: 'fail', params: { kind: 'redirect' } } },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => startFailure(event.error) },
            target: 'refused',
            actions: { type: 'fail', params: ({ event }) => startFailure(event.error) },
          },
          {
            target: 'ready',
            actions: { type: 'fail', params: ({ event }) => startFailure(event.error) },
          },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      entry: { type: 'leave', params: ({ context }) => ({ url: context.url }) },
      after: {
        leaving: { target: 'ready', actions: { type: 'fail', params: { kind: 'redirect' } } },
      },
    },
    refused: {
      tags: 'refused',
      on: {
        language: [
          { guard: 'showsPlan', target: 'translating', actions: 'speak' },
          { actions: 'speak' },
        ],
      },
    },
    // What cannot be bought is still told of, in the language that is chosen now.
    translating: {
      tags: 'refused',
      invoke: {
        id: 'translate',
        src: 'find',
        input: ({ context }) => ({ planId: context.planId ?? '', language: context.language }),
        onDone: {
          target: 'refused',
          actions: assign(({ context, event }) => ({ plan: event.output.plan ?? context.plan })),
        },
        onError: 'refused',
      },
      on: { language: { target: 'translating', reenter: true, actions: 'speak' } },
    },
  },
});
