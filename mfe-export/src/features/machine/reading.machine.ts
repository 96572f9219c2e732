import type { Cv } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

/** What a program reads out of the PDF of a CV. */
export interface Reading {
  /** The CV that was printed. */
  of: Cv;
  /** The lines of each page. */
  pages: string[][];
}
/** What the machine knows. */
export interface ReadingContext {
  /** The CV that is being read, or was. */
  cv: Cv | undefined;
  reading: Reading | undefined;
  error: unknown;
}

/** closed → reading → read | failed; `read` asks for a CV, also again, `close` ends it at any time. */
export const readingMachine = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as { type: 'read'; cv: Cv } | { type: 'close' },
  },
  actors: {
    read: fromPromise<string[][], Cv>(notProvided('read')),
  },
  actions: {
    begin: assign(({ event }) => (event.type === 'read' ? { cv: event.cv, error: undefined } : {})),
  },
}).createMachine({
  id: 'reading',
  context: { cv: undefined, reading: undefined, error: undefined },
  initial: 'closed',
  on: {
    read: { target: '.reading', actions: 'begin' },
    close: { target: '.closed', actions: assign({ reading: undefined }) },
  },
  states: {
    closed: {},
    reading: {
      tags: ['open', 'reading'],
      invoke: {
        src: 'read',
        input: ({ context }) => context.cv as Cv,
        onDone: {
          target: 'read',
          actions: assign(({ context, event }) => ({
            reading: { of: context.cv as Cv, pages: event.output },
          })),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    read: { tags: 'open' },
    failed: { tags: 'open' },
  },
});
