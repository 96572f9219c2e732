import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

export interface Context {
  /** Picture whose link is asked for or shown. */
  id: string;
  link: string;
  copied: boolean;
}
export type ShareEvent = { type: 'share'; id: string } | { type: 'copy' | 'close' };

/** closed → fetching → copying → shown, until the link's 15 minutes are over, or failed. The view provides the actors. */
export const shareMachine = setup({
  types: { context: {} as Context, events: {} as ShareEvent },
  actors: {
    fetchLink: fromPromise<string, { id: string }>(notProvided('fetchLink')),
    copy: fromPromise<boolean, { link: string }>(notProvided('copy')),
  },
  delays: { life: 15 * 60_000 },
}).createMachine({
  id: 'share',
  context: { id: '', link: '', copied: false },
  initial: 'closed',
  on: {
    share: {
      target: '.fetching',
      actions: assign({ id: ({ event }) => event.id, link: '', copied: false }),
    },
    close: { target: '.closed', actions: assign({ id: '', link: '', copied: false }) },
  },
  states: {
    closed: {},
    fetching: {
      tags: 'busy',
      invoke: {
        src: 'fetchLink',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'live', actions: assign({ link: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    live: {
      tags: 'live',
      initial: 'copying',
      after: { life: 'expired' },
      states: {
        copying: {
          invoke: {
            src: 'copy',
            input: ({ context }) => ({ link: context.link }),
            onDone: { target: 'shown', actions: assign({ copied: ({ event }) => event.output }) },
            onError: 'shown',
          },
        },
        shown: { on: { copy: 'copying' } },
      },
    },
    expired: { tags: 'expired' },
    failed: { tags: 'failed' },
  },
});
