import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { PictureChoice } from '../panel/pictures/picture-choices.ts';

/** reading → ready | failed; read anew when pictures were changed. What was read before stays meanwhile. */
export const pictureListMachine = setup({
  types: {
    context: {} as { pictures: PictureChoice[] | undefined },
    events: {} as { type: 'changed' | 'retry' },
  },
  actors: {
    list: fromPromise<PictureChoice[]>(notProvided('list')),
  },
  actions: { log: (_, _failure: { error: unknown }) => undefined },
}).createMachine({
  id: 'pictures',
  context: { pictures: undefined },
  initial: 'reading',
  on: { changed: '.reading' },
  states: {
    reading: {
      tags: 'reading',
      invoke: {
        src: 'list',
        onDone: { target: 'ready', actions: assign({ pictures: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { retry: 'reading' } },
  },
});
