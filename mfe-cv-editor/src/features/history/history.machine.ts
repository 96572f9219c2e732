import type { Cv, CvVersion } from '@sastre/shared-contracts/api';
import { notProvided, type VersionedCv } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import { historyFailure, type HistoryFailure } from './history-failure.rules.ts';

/** The versions of a CV, and the tag that it has with them. */
export interface Listed {
  versions: readonly CvVersion[];
  etag: string | undefined;
}
export interface Asked {
  version: CvVersion;
  etag: string | undefined;
}
/** A version that was restored, and the number of the one that it took the place of. */
export interface Restored {
  loaded: VersionedCv;
  version: CvVersion;
  before: number;
}
export interface HistoryContext extends Listed {
  chosen: CvVersion | undefined;
  /** What the chosen version says. */
  shown: Cv | undefined;
  failure: HistoryFailure | undefined;
}
export type HistoryEvent =
  | { type: 'choose'; version: CvVersion }
  | { type: 'back' | 'restore' | 'retry' };

/**
 * loading → list | failed; list → reading → showing → restoring → done. A version that is not kept any more, and a CV that
 * was changed meanwhile, lead back to a new list. The page provides the actors and `restored`.
 */
export const historyMachine = setup({
  types: { context: {} as HistoryContext, events: {} as HistoryEvent },
  actors: {
    load: fromPromise<Listed>(notProvided('load')),
    read: fromPromise<Cv, { version: number }>(notProvided('read')),
    restore: fromPromise<VersionedCv, Asked>(notProvided('restore')),
  },
  actions: {
    restored: (_, _restored: Restored) => undefined,
    fail: assign((_, { error, doing }: { error: unknown; doing: 'read' | 'restore' }) => ({
      failure: historyFailure(error, doing),
    })),
  },
  guards: {
    asksForNewList: (_, { error }: { error: unknown }) => {
      const failure = historyFailure(error, 'restore');
      return failure === 'elsewhere' || failure === 'gone';
    },
  },
}).createMachine({
  id: 'history',
  context: {
    versions: [],
    etag: undefined,
    chosen: undefined,
    shown: undefined,
    failure: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'list',
          actions: assign(({ event }) => ({
            ...event.output,
            chosen: undefined,
            shown: undefined,
          })),
        },
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    list: {
      tags: 'list',
      on: {
        choose: {
          target: 'reading',
          actions: assign(({ event }) => ({ chosen: event.version, failure: undefined })),
        },
      },
    },
    reading: {
      tags: 'list',
      invoke: {
        src: 'read',
        input: ({ context }) => ({ version: context.chosen?.version ?? 0 }),
        onDone: { target: 'showing', actions: assign({ shown: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'asksForNewList', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ error: event.error, doing: 'read' as const }),
            },
          },
          {
            target: 'list',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ error: event.error, doing: 'read' as const }),
            },
          },
        ],
      },
      on: {
        choose: {
          target: 'reading',
          reenter: true,
          actions: assign(({ event }) => ({ chosen: event.version })),
        },
      },
    },
    showing: {
      tags: 'version',
      on: {
        back: { target: 'list', actions: assign({ shown: undefined, failure: undefined }) },
        restore: { target: 'restoring', actions: assign({ failure: undefined }) },
      },
    },
    restoring: {
      tags: ['version', 'restoring'],
      invoke: {
        src: 'restore',
        input: ({ context }) => ({ version: context.chosen as CvVersion, etag: context.etag }),
        onDone: {
          target: 'done',
          actions: {
            type: 'restored',
            params: ({ context, event }) => ({
              loaded: event.output,
              version: context.chosen as CvVersion,
              before: context.versions[0]?.version ?? 0,
            }),
          },
        },
        onError: [
          {
            guard: { type: 'asksForNewList', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ error: event.error, doing: 'restore' as const }),
            },
          },
          {
            target: 'showing',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ error: event.error, doing: 'restore' as const }),
            },
          },
        ],
      },
    },
    done: { type: 'final' },
  },
});
