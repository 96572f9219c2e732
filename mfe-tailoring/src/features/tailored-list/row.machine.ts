import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

/** How long a deletion can be undone. */
export const UNDO_MS = 6_000;

/** What became of a rename: done, or somebody else gave it another name meanwhile. */
export type Renamed = { companyName: string; updatedAt: string } | { elsewhere: string };
export interface RenameRequest {
  id: string;
  /** The name that the user saw. */
  from: string;
  to: string;
}

export interface RowContext {
  id: string;
  /** The name that the user last saw. */
  seen: string;
  newName: string;
  elsewhere: string | undefined;
  failure: 'delete' | 'rename' | undefined;
}
export type RowEvent =
  | { type: 'rename'; companyName: string }
  | { type: 'save'; companyName: string }
  | { type: 'cancel' }
  | { type: 'remove' }
  | { type: 'undo' }
  /** The page is left: what can still be undone is done. */
  | { type: 'leave' };

/**
 * A row: shown → naming → saving → shown; shown → undoable (6 s, or the page is left) → deleting → gone. What fails brings
 * the row back with its reason. The page provides the actors and the actions `renamed`, `gone`, `refused` and those of the journal.
 */
export const rowMachine = setup({
  types: {
    context: {} as RowContext,
    events: {} as RowEvent,
    input: {} as { id: string },
  },
  actors: {
    rename: fromPromise<Renamed, RenameRequest>(notProvided('rename')),
    remove: fromPromise<void, { id: string }>(notProvided('remove')),
  },
  actions: {
    renamed: (_, _answer: { companyName: string; updatedAt: string }) => undefined,
    gone: () => undefined,
    /** The deletion failed: the row is about to come back. */
    refused: () => undefined,
    /** A removal begins to be undoable, or is undone: the page's journal. */
    noteRemoval: () => undefined,
    forgetRemoval: () => undefined,
  },
  guards: {
    isFilled: ({ event }) => event.type === 'save' && event.companyName.trim() !== '',
    isSame: ({ context, event }) =>
      event.type === 'save' && event.companyName.trim() === context.seen,
  },
  delays: { undo: UNDO_MS },
}).createMachine({
  id: 'row',
  context: ({ input }) => ({
    id: input.id,
    seen: '',
    newName: '',
    elsewhere: undefined,
    failure: undefined,
  }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        rename: {
          target: 'naming',
          actions: assign({
            seen: ({ event }) => event.companyName,
            newName: ({ event }) => event.companyName,
            elsewhere: undefined,
            failure: undefined,
          }),
        },
        remove: { target: 'undoable', actions: assign({ failure: undefined }) },
      },
    },
    naming: {
      tags: 'naming',
      on: {
        cancel: { target: 'shown', actions: assign({ failure: undefined }) },
        save: [
          { guard: 'isSame', target: 'shown', actions: assign({ failure: undefined }) },
          {
            guard: 'isFilled',
            target: 'saving',
            actions: assign({ newName: ({ event }) => event.companyName.trim() }),
          },
        ],
      },
    },
    saving: {
      tags: ['naming', 'saving'],
      entry: assign({ failure: undefined, elsewhere: undefined }),
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context: { id, seen, newName } }) => ({ id, from: seen, to: newName }),
        onDone: [
          {
            guard: ({ event }) => 'elsewhere' in event.output,
            target: 'naming',
            // Seen now: a second save is a decision.
            actions: assign(({ event: { output } }) =>
              'elsewhere' in output ? { elsewhere: output.elsewhere, seen: output.elsewhere } : {},
            ),
          },
          {
            target: 'shown',
            actions: {
              type: 'renamed',
              params: ({ event: { output } }) =>
                'elsewhere' in output ? { companyName: '', updatedAt: '' } : output,
            },
          },
        ],
        onError: { target: 'naming', actions: assign({ failure: 'rename' }) },
      },
    },
    undoable: {
      tags: 'removed',
      entry: 'noteRemoval',
      after: { undo: 'deleting' },
      on: {
        undo: { target: 'shown', actions: 'forgetRemoval' },
        leave: 'deleting',
      },
    },
    deleting: {
      tags: ['removed', 'deleting'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'gone', actions: 'gone' },
        onError: { target: 'shown', actions: ['refused', assign({ failure: 'delete' })] },
      },
    },
    gone: { type: 'final', tags: 'removed' },
  },
});
