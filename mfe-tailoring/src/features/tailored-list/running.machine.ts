import { TIMES, type TailoringProgress } from '@sastre/shared-contracts/api';
import {
  isWorthAnotherPoll,
  pollDelay,
  readFailedCall,
  notProvided,
  type Pace,
} from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { RunningJob } from '../tailoring/tailor.types.ts';

const PACE: Pace = { every: TIMES.tailoringPoll, longest: 30_000 };

export interface RunningContext {
  job: RunningJob | undefined;
  progress: TailoringProgress | undefined;
  /** Status checks that failed in a row, and seconds that the last one asked for. */
  failedPolls: number;
  retryAfter: number | undefined;
}

/**
 * The job in work beside the list: finding → none | polling ⇄ waiting → none | failed | lost → polling. The page provides `find`,
 * `poll` and the actions. A job that failed is not forgotten: the screen that it was started on says why.
 */
export const runningMachine = setup({
  types: { context: {} as RunningContext, events: {} as { type: 'checkAgain' } },
  actors: {
    find: fromPromise<RunningJob | undefined>(notProvided('find')),
    poll: fromPromise<TailoringProgress, { bullId: string }>(notProvided('poll')),
  },
  delays: {
    poll: ({ context }) => pollDelay(PACE, context.failedPolls, context.retryAfter),
  },
  actions: {
    /** The copy is there. */
    completed: (_, _params: { cvId: string; job: RunningJob | undefined }) => undefined,
    /** The journal's note of the job: it is gone from the server. */
    forgetJob: () => undefined,
    keepProgress: assign((_, progress: TailoringProgress) => ({
      progress,
      failedPolls: 0,
      retryAfter: undefined,
    })),
  },
}).createMachine({
  id: 'running',
  context: { job: undefined, progress: undefined, failedPolls: 0, retryAfter: undefined },
  initial: 'finding',
  states: {
    finding: {
      tags: 'finding',
      invoke: {
        id: 'find',
        src: 'find',
        onDone: [
          { guard: ({ event }) => event.output === undefined, target: 'none' },
          { target: 'polling', actions: assign({ job: ({ event }) => event.output }) },
        ],
        onError: 'none',
      },
    },
    none: {},
    waiting: {
      tags: 'inWork',
      after: {
        poll: 'polling',
      },
    },
    polling: {
      tags: 'inWork',
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ bullId: context.job?.bullId ?? '' }),
        onDone: [
          {
            guard: ({ event: { output } }) =>
              output.state === 'completed' && output.result !== undefined,
            target: 'none',
            actions: {
              type: 'completed',
              params: ({ context, event }) => ({
                cvId: event.output.result?.tailoredCVId ?? '',
                job: context.job,
              }),
            },
          },
          {
            guard: ({ event: { output } }) =>
              output.state === 'completed' || output.state === 'failed',
            target: 'failed',
          },
          {
            target: 'waiting',
            actions: { type: 'keepProgress', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: ({ event }) => readFailedCall(event.error).status === 404,
            target: 'none',
            actions: 'forgetJob',
          },
          {
            guard: ({ context, event }) => isWorthAnotherPoll(event.error, context.failedPolls),
            target: 'waiting',
            actions: assign(({ context, event }) => ({
              failedPolls: context.failedPolls + 1,
              retryAfter: readFailedCall(event.error).retryAfter,
            })),
          },
          { target: 'lost' },
        ],
      },
    },
    failed: { tags: 'failed' },
    /** Its state cannot be read: it may still be in work. */
    lost: {
      tags: 'lost',
      on: { checkAgain: { target: 'polling', actions: assign({ failedPolls: 0 }) } },
    },
  },
});
