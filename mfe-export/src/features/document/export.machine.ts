import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/cv';
import { assign, fromPromise, setup } from 'xstate';

/** A CV with what is shown beside it. */
export interface LoadedCv extends VersionedCv {
  /** Object URL of the chosen picture. */
  pictureUrl: string | undefined;
}
/** A finished export. */
export interface PrintedCv {
  /** Object URL of the PDF. */
  url: string;
  fileName: string;
}
interface Context {
  cvId: string | undefined;
  loaded: LoadedCv | undefined;
  printed: PrintedCv | undefined;
  error: unknown;
}
export type ExportEvent = { type: 'download' } | { type: 'retry' };

/**
 * loading → ready → saving → printing → ready, or unavailable. Effects come from the page. What `save` answers is kept
 * before anything is printed: after a failed print the next save would be stale otherwise. `giveUp` runs on each failure.
 */
export const exportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { cvId: string | undefined },
    events: {} as ExportEvent,
  },
  actors: {
    load: fromPromise<LoadedCv, { cvId: string | undefined }>(() =>
      Promise.reject(new Error('load is not provided')),
    ),
    save: fromPromise<VersionedCv, LoadedCv>(() =>
      Promise.reject(new Error('save is not provided')),
    ),
    print: fromPromise<PrintedCv, LoadedCv>(() =>
      Promise.reject(new Error('print is not provided')),
    ),
  },
  actions: { giveUp: () => undefined },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({
    cvId: input.cvId,
    loaded: undefined,
    printed: undefined,
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ cvId: context.cvId }),
        onDone: { target: 'ready', actions: assign({ loaded: ({ event }) => event.output }) },
        onError: 'unavailable',
      },
    },
    unavailable: { tags: 'unavailable', on: { retry: 'loading' } },
    ready: { on: { download: 'saving' } },
    saving: {
      tags: 'printing',
      entry: assign({ error: undefined, printed: undefined }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.loaded as LoadedCv,
        onDone: {
          target: 'printing',
          actions: assign({
            loaded: ({ context, event }) => ({
              ...(context.loaded as LoadedCv),
              ...event.output,
            }),
          }),
        },
        onError: [
          {
            // Nothing of ours is lost by it: what is stored now is shown instead, picture and all.
            guard: ({ event }) => event.error instanceof ChangedElsewhere,
            target: 'loading',
            actions: ['giveUp', assign({ error: ({ event }) => event.error })],
          },
          {
            target: 'ready',
            actions: ['giveUp', assign({ error: ({ event }) => event.error })],
          },
        ],
      },
    },
    printing: {
      tags: 'printing',
      invoke: {
        src: 'print',
        input: ({ context }) => context.loaded as LoadedCv,
        onDone: { target: 'ready', actions: assign({ printed: ({ event }) => event.output }) },
        onError: {
          target: 'ready',
          actions: ['giveUp', assign({ error: ({ event }) => event.error })],
        },
      },
    },
  },
});
