import type { SessionItem, Sessions } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { isApiError } from '@sastre/shared-contracts/shell';
import { assign, fromPromise, setup } from 'xstate';

/** What is to be signed out: one place by its id, or all but this one. */
export type Ending = { id: string } | 'others';
export interface SessionsContext {
  sessions: readonly SessionItem[];
  /** The identity provider keeps them. */
  elsewhere: boolean;
  ending: Ending | undefined;
  failed: boolean;
}
export type SessionsEvent = { type: 'end'; what: Ending } | { type: 'retry' };

function left({ sessions, ending }: SessionsContext): readonly SessionItem[] {
  if (ending === 'others') return sessions.filter(({ current }) => current);
  return sessions.filter(({ id }) => id !== ending?.id);
}

/** loading → ready ⇄ ending, or notLoaded. The page provides `load`, `end` and the action `ended`. */
export const sessionsMachine = setup({
  types: { context: {} as SessionsContext, events: {} as SessionsEvent },
  actors: {
    load: fromPromise<Sessions>(notProvided('load')),
    end: fromPromise<void, Ending>(notProvided('end')),
  },
  actions: {
    ended: (_, _what: { what: Ending }) => undefined,
    leave: assign(({ context }) => ({ sessions: left(context), ending: undefined })),
  },
}).createMachine({
  id: 'sessions',
  context: { sessions: [], elsewhere: false, ending: undefined, failed: false },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign({
            sessions: ({ event }) => event.output.sessions,
            elsewhere: ({ event }) => event.output.elsewhere,
          }),
        },
        onError: 'notLoaded',
      },
    },
    notLoaded: { tags: 'notLoaded', on: { retry: 'loading' } },
    ready: {
      on: {
        end: {
          target: 'ending',
          actions: assign({ ending: ({ event }) => event.what, failed: false }),
        },
      },
    },
    ending: {
      tags: 'ending',
      invoke: {
        src: 'end',
        input: ({ context }) => context.ending as Ending,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'ended', params: ({ context }) => ({ what: context.ending as Ending }) },
            'leave',
          ],
        },
        onError: [
          {
            // Somebody was quicker: it has ended.
            guard: ({ event }) => isApiError(event.error, 'not-found'),
            target: 'ready',
            actions: 'leave',
          },
          { target: 'ready', actions: assign({ failed: true, ending: undefined }) },
        ],
      },
    },
  },
});
