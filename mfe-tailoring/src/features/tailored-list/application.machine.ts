import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { Progress } from './arrange.rules.ts';

/** How far an application is; empty: nothing is said of it. */
export type Choice = Progress | '';
/** What was stored. */
export interface Marked {
  application: TailoredCvListItem['application'];
  updatedAt: string;
}

/** resting → saving → resting; what fails says so and can be chosen again. The page provides `mark` and the action `marked`. */
export const applicationMachine = setup({
  types: {
    context: {} as { choice: Choice; isFailed: boolean },
    events: {} as { type: 'choose'; choice: Choice },
  },
  actors: {
    mark: fromPromise<Marked, Choice>(notProvided('mark')),
  },
  actions: { marked: (_, _answer: Marked) => undefined },
}).createMachine({
  id: 'application',
  context: { choice: '', isFailed: false },
  initial: 'resting',
  states: {
    resting: {
      on: {
        choose: {
          target: 'saving',
          actions: assign({ choice: ({ event }) => event.choice, isFailed: false }),
        },
      },
    },
    saving: {
      tags: 'saving',
      // The last choice counts.
      on: {
        choose: {
          target: 'saving',
          reenter: true,
          actions: assign({ choice: ({ event }) => event.choice }),
        },
      },
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => context.choice,
        onDone: {
          target: 'resting',
          actions: { type: 'marked', params: ({ event }) => event.output },
        },
        onError: { target: 'resting', actions: assign({ isFailed: true }) },
      },
    },
  },
});
