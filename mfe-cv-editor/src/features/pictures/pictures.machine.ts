import { notProvided } from '@sastre/shared-contracts/page';
import { isApiError } from '@sastre/shared-contracts/shell';
import { assign, fromPromise, setup } from 'xstate';

export type PictureTask = 'load' | 'upload' | 'remove';
/** Something that did not work; `file` names the upload. */
export interface PictureFailure {
  task: PictureTask;
  error: unknown;
  file?: string;
}
export interface Context {
  ids: string[];
  /** Files still to be sent; the first is under way. */
  queue: File[];
  /** Files of this round, sent or not. */
  total: number;
  /** Share of the file under way that is sent, 0–1. */
  progress: number;
  /** Id of the picture that is being deleted. */
  removing: string | undefined;
  failures: PictureFailure[];
  /** What happened last, with the picture's number as it was shown. */
  done: { task: 'upload' | 'remove'; number: number } | undefined;
}
export type PicturesEvent =
  | { type: 'open' | 'retry' }
  | { type: 'upload'; files: readonly File[] }
  | { type: 'remove'; id: string }
  | { type: 'progress'; share: number };
export interface UploadInput {
  file: File;
  report: (share: number) => void;
}

/** What an upload leaves behind. Once the limit is reached none of the rest fits either. */
function afterUpload({ queue, failures }: Context, error?: unknown): Partial<Context> {
  const [file, ...rest] = queue;
  if (error === undefined) return { queue: rest };
  const failure: PictureFailure = { task: 'upload', error, file: file?.name };
  return {
    queue: isApiError(error, 'limit-reached') ? [] : rest,
    failures: [...failures, failure],
  };
}

/**
 * closed → loading → ready, or unavailable. Ready sends what is queued one after the other and deletes beside it. The
 * page provides the actors; `added`, `removed` and `failed` tell it what happened.
 */
export const picturesMachine = setup({
  types: { context: {} as Context, events: {} as PicturesEvent },
  actors: {
    load: fromPromise<string[]>(notProvided('load')),
    upload: fromPromise<string, UploadInput>(notProvided('upload')),
    remove: fromPromise<string, { id: string }>(notProvided('remove')),
  },
  actions: {
    added: (_, _picture: { id: string; file: File }) => undefined,
    removed: (_, _picture: { id: string }) => undefined,
    /** For the log. */
    failed: (_, _failure: PictureFailure) => undefined,
  },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    isKnown: ({ context, event }) => event.type === 'remove' && context.ids.includes(event.id),
  },
}).createMachine({
  id: 'pictures',
  context: {
    ids: [],
    queue: [],
    total: 0,
    progress: 0,
    removing: undefined,
    failures: [],
    done: undefined,
  },
  initial: 'closed',
  states: {
    closed: { tags: 'loading', on: { open: 'loading' } },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign({ ids: ({ event }) => event.output, failures: [] }),
        },
        onError: {
          target: 'unavailable',
          actions: [
            assign({ failures: ({ event }) => [{ task: 'load' as const, error: event.error }] }),
            { type: 'failed', params: ({ event }) => ({ task: 'load', error: event.error }) },
          ],
        },
      },
    },
    unavailable: { tags: 'unavailable', on: { retry: 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        uploads: {
          initial: 'idle',
          on: {
            upload: {
              actions: assign(({ context, event }) => {
                const fresh = context.queue.length === 0;
                return {
                  queue: [...context.queue, ...event.files],
                  total: (fresh ? 0 : context.total) + event.files.length,
                  failures: fresh ? [] : context.failures,
                };
              }),
            },
          },
          states: {
            idle: { always: { guard: 'hasQueue', target: 'sending' } },
            sending: {
              tags: 'uploading',
              entry: assign({ progress: 0 }),
              on: { progress: { actions: assign({ progress: ({ event }) => event.share }) } },
              invoke: {
                src: 'upload',
                input: ({ context, self }) => ({
                  file: context.queue[0] as File,
                  report: (share) => self.send({ type: 'progress', share }),
                }),
                onDone: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'added',
                      params: ({ context, event }) => ({
                        id: event.output,
                        file: context.queue[0] as File,
                      }),
                    },
                    assign(({ context, event }) => ({
                      ...afterUpload(context),
                      ids: [...context.ids, event.output],
                      done: { task: 'upload' as const, number: context.ids.length + 1 },
                    })),
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'failed',
                      params: ({ event }) => ({ task: 'upload', error: event.error }),
                    },
                    assign(({ context, event }) => afterUpload(context, event.error)),
                  ],
                },
              },
            },
          },
        },
        removal: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                remove: {
                  guard: 'isKnown',
                  target: 'removing',
                  actions: assign({
                    removing: ({ event }) => event.id,
                    failures: ({ context }) =>
                      context.failures.filter(({ task }) => task !== 'remove'),
                  }),
                },
              },
            },
            removing: {
              invoke: {
                src: 'remove',
                input: ({ context }) => ({ id: context.removing ?? '' }),
                onDone: {
                  target: 'idle',
                  actions: [
                    assign(({ context, event }) => ({
                      ids: context.ids.filter((id) => id !== event.output),
                      done: {
                        task: 'remove' as const,
                        number: context.ids.indexOf(event.output) + 1,
                      },
                    })),
                    { type: 'removed', params: ({ event }) => ({ id: event.output }) },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'failed',
                      params: ({ event }) => ({ task: 'remove', error: event.error }),
                    },
                    assign({
                      failures: ({ context, event }) => [
                        ...context.failures,
                        { task: 'remove' as const, error: event.error },
                      ],
                    }),
                  ],
                },
              },
              exit: assign({ removing: undefined }),
            },
          },
        },
      },
    },
  },
});
