import type { Cv } from '@sastre/shared-contracts/api';
import { assign, fromPromise, setup } from 'xstate';

/** A CV as it was read, with its version. */
export interface LoadedCv {
  cv: Cv;
  etag: string | undefined;
  /** Object URL of the chosen picture. */
  pictureUrl: string | undefined;
}
/** A finished export. */
export interface PrintedCv {
  etag: string | undefined;
  /** Object URL of the PDF. */
  url: string;
  fileName: string;
}
/** Thrown by `print` when the CV was changed elsewhere: carries what is stored now. */
export class ChangedElsewhere extends Error {
  readonly latest: LoadedCv;
  constructor(latest: LoadedCv) {
    super('changed-elsewhere');
    this.latest = latest;
  }
}

interface Context {
  cvId: string | undefined;
  loaded: LoadedCv | undefined;
  printed: PrintedCv | undefined;
  error: unknown;
}
export type ExportEvent = { type: 'download' } | { type: 'retry' };

/** loading → ready ⇄ printing, or unavailable. Effects come from the page: `load` reads, `print` saves and prints. */
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
    print: fromPromise<PrintedCv, LoadedCv>(() =>
      Promise.reject(new Error('print is not provided')),
    ),
  },
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
    ready: { on: { download: 'printing' } },
    printing: {
      tags: 'printing',
      entry: assign({ error: undefined, printed: undefined }),
      invoke: {
        src: 'print',
        input: ({ context }) => context.loaded as LoadedCv,
        onDone: {
          target: 'ready',
          actions: assign({
            printed: ({ event }) => event.output,
            loaded: ({ context, event }) => ({
              ...(context.loaded as LoadedCv),
              etag: event.output.etag,
            }),
          }),
        },
        onError: {
          target: 'ready',
          actions: assign({
            error: ({ event }) => event.error,
            loaded: ({ context, event }) =>
              event.error instanceof ChangedElsewhere
                ? event.error.latest
                : context.loaded,
          }),
        },
      },
    },
  },
});
