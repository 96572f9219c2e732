import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

export interface PortalContext {
  url: string;
  error: unknown;
}

/** idle → opening → leaving, or failed; a page that is still there after the wait may try again. The page provides `open` and `leave`. */
export const portalMachine = setup({
  types: { context: {} as PortalContext, events: {} as { type: 'open' } },
  actors: {
    open: fromPromise<string>(notProvided('open')),
  },
  actions: {
    /** Leaves the site for the portal. */
    leave: (_, _to: { url: string }) => undefined,
  },
  delays: { leaving: 30_000 },
}).createMachine({
  id: 'portal',
  context: { url: '', error: undefined },
  initial: 'idle',
  states: {
    idle: { on: { open: 'opening' } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        onDone: {
          target: 'leaving',
          actions: assign({ url: ({ event }) => event.output, error: undefined }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { open: 'opening' } },
    leaving: {
      tags: 'busy',
      entry: { type: 'leave', params: ({ context }) => ({ url: context.url }) },
      after: { leaving: 'idle' },
    },
  },
});
