import { assign, fromPromise, setup } from 'xstate';

export type PictureTask = 'load' | 'upload' | 'remove';
interface Context {
  ids: string[];
  /** Share of the upload that is sent, 0–1. */
  progress: number;
  failed: { task: PictureTask; error: unknown } | undefined;
}
export type PicturesEvent =
  | { type: 'upload'; file: File }
  | { type: 'remove'; id: string }
  | { type: 'progress'; share: number }
  | { type: 'retry' };
export interface UploadInput {
  file: File;
  report: (share: number) => void;
}

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/** loading → ready ⇄ uploading | removing, or unavailable. The page provides the actors and `changed`. */
export const picturesMachine = setup({
  types: { context: {} as Context, events: {} as PicturesEvent },
  actors: {
    load: fromPromise<string[]>(notProvided('load')),
    upload: fromPromise<string, UploadInput>(notProvided('upload')),
    remove: fromPromise<string, { id: string }>(notProvided('remove')),
  },
  actions: {
    /** The list of pictures is another one now. */
    changed: () => undefined,
  },
}).createMachine({
  id: 'pictures',
  context: { ids: [], progress: 0, failed: undefined },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign({ ids: ({ event }) => event.output, failed: undefined }),
        },
        onError: {
          target: 'unavailable',
          actions: assign({ failed: ({ event }) => ({ task: 'load', error: event.error }) }),
        },
      },
    },
    unavailable: { tags: 'unavailable', on: { retry: 'loading' } },
    ready: { on: { upload: 'uploading', remove: 'removing' } },
    uploading: {
      tags: 'uploading',
      entry: assign({ progress: 0, failed: undefined }),
      on: { progress: { actions: assign({ progress: ({ event }) => event.share }) } },
      invoke: {
        src: 'upload',
        input: ({ event, self }) => ({
          file: (event as Extract<PicturesEvent, { type: 'upload' }>).file,
          report: (share) => self.send({ type: 'progress', share }),
        }),
        onDone: {
          target: 'ready',
          actions: [
            assign({ ids: ({ context, event }) => [...context.ids, event.output] }),
            'changed',
          ],
        },
        onError: {
          target: 'ready',
          actions: assign({ failed: ({ event }) => ({ task: 'upload', error: event.error }) }),
        },
      },
    },
    removing: {
      tags: 'removing',
      entry: assign({ failed: undefined }),
      invoke: {
        src: 'remove',
        input: ({ event }) => ({ id: (event as Extract<PicturesEvent, { type: 'remove' }>).id }),
        onDone: {
          target: 'ready',
          actions: [
            assign({
              ids: ({ context, event }) => context.ids.filter((id) => id !== event.output),
            }),
            'changed',
          ],
        },
        onError: {
          target: 'ready',
          actions: assign({ failed: ({ event }) => ({ task: 'remove', error: event.error }) }),
        },
      },
    },
  },
});
