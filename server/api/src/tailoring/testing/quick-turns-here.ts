import { checkTailoring } from '@sastre/tailoring/check';
import { addStored, decideStored, matchStored } from '../threads/stored-review.ts';
import type { QuickTurns } from '../threads/tailoring-task.ts';

/** Turns of tests that are about something else: all is done at once, in the test's own thread. */
export const quickTurnsHere: QuickTurns = {
  turn: (_userId, _what, during) =>
    during({
      check: async ({ main, request, engine }) => checkTailoring(main, request, engine),
      decide: async (task) => decideStored(task),
      add: async (task) => addStored(task),
      match: async (task) => matchStored(task),
    }),
};
