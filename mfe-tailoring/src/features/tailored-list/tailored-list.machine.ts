import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { assign, fromPromise, setup } from 'xstate';

interface Context {
  items: TailoredCvListItem[];
  error: unknown;
}

/** loading → ready | failed; the page provides `load`. */
export const tailoredListMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' } | { type: 'changed' } },
  actors: {
    load: fromPromise<TailoredCvListItem[]>(() =>
      Promise.reject(new Error('load is not provided')),
    ),
  },
}).createMachine({
  id: 'tailoredList',
  context: { items: [], error: undefined },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign({ items: ({ event }) => event.output, error: undefined }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    ready: { on: { changed: 'loading' } },
    failed: { tags: 'failed', on: { retry: 'loading' } },
  },
});
