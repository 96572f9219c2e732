import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { TakeOver } from './take-over.rules.ts';

/**
 * looking → none, or offered → taking → taken; what fails is offered again, and says so. That it cannot be found out is
 * told nobody. The page provides `look` and `take`, and the action `taken`.
 */
export const mainChangesMachine = setup({
  types: {
    context: {} as { found: TakeOver | undefined; isFailed: boolean },
    events: {} as { type: 'see' } | { type: 'take' },
  },
  actors: {
    look: fromPromise<TakeOver | undefined>(notProvided('look')),
    take: fromPromise<void>(notProvided('take')),
  },
  actions: { taken: () => undefined },
  guards: { isFound: (_, found: TakeOver | undefined) => found !== undefined },
}).createMachine({
  id: 'mainChanges',
  context: { found: undefined, isFailed: false },
  initial: 'unseen',
  states: {
    unseen: { on: { see: 'looking' } },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'offered',
            actions: assign({ found: ({ event }) => event.output }),
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    none: { type: 'final' },
    offered: { tags: 'offered', on: { take: 'taking' } },
    taking: {
      tags: ['offered', 'taking'],
      entry: assign({ isFailed: false }),
      invoke: {
        id: 'take',
        src: 'take',
        onDone: { target: 'taken', actions: 'taken' },
        onError: { target: 'offered', actions: assign({ isFailed: true }) },
      },
    },
    taken: { type: 'final', tags: 'taken' },
  },
});
