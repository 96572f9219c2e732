import { assign, fromPromise, setup } from 'xstate';
import type { Journal } from './cv-store.types.ts';

/** What is being typed, and where in the journal it is kept. */
export interface JournalEntry {
  key: string;
  journal: Journal;
}
/** One thing to do to the journal. */
export type JournalTask = { kind: 'write'; entry: JournalEntry } | { kind: 'drop'; key: string };
export type JournalEvent =
  | { type: 'note' | 'keep'; entry: JournalEntry }
  | { type: 'forget'; key: string }
  | { type: 'leave' };

export interface JournalContext {
  /** What waits; a later task takes its place. */
  next: JournalTask | undefined;
  current: JournalTask | undefined;
}

/** A change is written this long after the first one that is not kept, also while typing goes on. */
export const JOURNAL_MS = 300;

/**
 * quiet → waiting (300 ms) → working, one task at a time, so that a drop never overtakes a write. What comes while a
 * task runs follows right after it. `note` waits, `keep` and `forget` do not; `leave` brings out what waits at once.
 */
export const journalMachine = setup({
  types: { context: {} as JournalContext, events: {} as JournalEvent },
  actors: {
    perform: fromPromise<void, JournalTask | undefined>(() =>
      Promise.reject(new Error('perform is not provided')),
    ),
  },
  guards: { isUnkept: ({ context }) => context.next !== undefined },
  actions: {
    takeEntry: assign(({ event }) =>
      event.type === 'note' || event.type === 'keep'
        ? { next: { kind: 'write' as const, entry: event.entry } }
        : {},
    ),
    takeDrop: assign(({ event }) =>
      event.type === 'forget' ? { next: { kind: 'drop' as const, key: event.key } } : {},
    ),
    /** Refused: it is still unkept, and the next occasion takes it along. */
    putBack: assign(({ context }) => ({ next: context.next ?? context.current })),
  },
  delays: { journal: JOURNAL_MS },
}).createMachine({
  id: 'journal',
  context: { next: undefined, current: undefined },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        note: { target: 'waiting', actions: 'takeEntry' },
        keep: { target: 'working', actions: 'takeEntry' },
        forget: { target: 'working', actions: 'takeDrop' },
        leave: { guard: 'isUnkept', target: 'working' },
      },
    },
    waiting: {
      after: { journal: 'working' },
      on: {
        note: { actions: 'takeEntry' },
        keep: { target: 'working', actions: 'takeEntry' },
        forget: { target: 'working', actions: 'takeDrop' },
        leave: 'working',
      },
    },
    working: {
      entry: assign(({ context }) => ({ current: context.next, next: undefined })),
      invoke: {
        src: 'perform',
        input: ({ context }) => context.current,
        onDone: [{ guard: 'isUnkept', target: 'working', reenter: true }, { target: 'quiet' }],
        onError: [
          { guard: 'isUnkept', target: 'working', reenter: true },
          { target: 'quiet', actions: 'putBack' },
        ],
      },
      on: {
        note: { actions: 'takeEntry' },
        keep: { actions: 'takeEntry' },
        forget: { actions: 'takeDrop' },
        leave: { guard: 'isUnkept', target: 'working', reenter: true },
      },
    },
  },
});
