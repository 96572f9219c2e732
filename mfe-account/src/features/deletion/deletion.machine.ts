import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

/** How long a user reads what was done before the page is left. */
export const LEAVE_MS = 2_000;

export interface DeletionContext {
  failed: boolean;
}
export type DeletionEvent =
  | { type: 'press' }
  /** Esc, or the focus went elsewhere. */
  | { type: 'cancel' }
  /** The page goes before its time. */
  | { type: 'leave' };

/**
 * Delete or reset: idle → armed → asking → working → telling → leaving (2 s) → left. Esc, blur, a no and a failure disarm.
 * The page provides `ask`, `end`, `tell` and the action `leave`.
 */
export const deletionMachine = setup({
  types: { context: {} as DeletionContext, events: {} as DeletionEvent },
  actors: {
    /** The browser's confirm. */
    ask: fromPromise<boolean>(notProvided('ask')),
    end: fromPromise<void>(notProvided('end')),
    /** The browser's alert: the 2 s begin when it is closed. */
    tell: fromPromise<void>(notProvided('tell')),
  },
  actions: { leave: () => undefined },
  delays: { leave: LEAVE_MS },
}).createMachine({
  id: 'deletion',
  context: { failed: false },
  initial: 'idle',
  states: {
    idle: {
      tags: 'calm',
      on: { press: { target: 'armed', actions: assign({ failed: false }) } },
    },
    armed: {
      tags: ['calm', 'armed'],
      on: { press: 'asking', cancel: 'idle' },
    },
    // The dialog takes the focus: its blur is no cancel.
    asking: {
      tags: 'armed',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [{ guard: ({ event }) => event.output, target: 'working' }, { target: 'idle' }],
        onError: { target: 'idle', actions: assign({ failed: true }) },
      },
    },
    working: {
      tags: 'working',
      invoke: {
        id: 'end',
        src: 'end',
        onDone: 'telling',
        onError: { target: 'idle', actions: assign({ failed: true }) },
      },
    },
    telling: {
      tags: ['working', 'ended'],
      invoke: { id: 'tell', src: 'tell', onDone: 'leaving', onError: 'leaving' },
      on: { leave: 'left' },
    },
    leaving: {
      tags: ['working', 'ended'],
      after: { leave: 'left' },
      on: { leave: 'left' },
    },
    left: { type: 'final', tags: ['working', 'ended'], entry: 'leave' },
  },
});
