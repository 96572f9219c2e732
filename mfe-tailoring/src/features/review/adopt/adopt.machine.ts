import { notProvided } from '@sastre/shared-contracts/page';
import { fromPromise, setup } from 'xstate';

/** What became of a text that was to go into the main CV. */
export type Adoption = 'done' | 'changed';

/** offered → putting → done, or changed: the main CV has neither text any more. The page provides `put`. */
export const adoptMachine = setup({
  types: { events: {} as { type: 'put' } },
  actors: {
    put: fromPromise<Adoption>(notProvided('put')),
  },
  guards: { isDone: (_, { outcome }: { outcome: Adoption }) => outcome === 'done' },
  actions: { settled: (_, _outcome: Adoption) => undefined },
}).createMachine({
  id: 'adopt',
  initial: 'offered',
  states: {
    offered: { on: { put: 'putting' } },
    putting: {
      invoke: {
        id: 'put',
        src: 'put',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: { type: 'settled', params: ({ event }) => event.output },
          },
          {
            target: 'changed',
            actions: { type: 'settled', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { put: 'putting' } },
    done: {},
    changed: {},
  },
});
