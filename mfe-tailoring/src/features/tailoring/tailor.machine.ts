import {
  costsOperation,
  mayUseAi,
  TIMES,
  type ActiveSubscription,
  type TailoringProgress,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import {
  isWorthAnotherPoll,
  pollDelay,
  readFailedCall,
  notProvided,
  type Pace,
} from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { Checked, Failure, TailorContext, TailorEvent } from './tailor.types.ts';

const PACE: Pace = { every: TIMES.tailoringPoll, longest: 30_000 };

/**
 * checking → idle → starting → waiting ⇄ polling → done; failures return to idle with the use read anew. It has no effects
 * of its own: the page provides the actors, the reset's delay and `forgetJob`, and acts on tags; leaving the page stops
 * the machine and with it the polling.
 */
export const tailorMachine = setup({
  types: {
    context: {} as TailorContext,
    events: {} as TailorEvent,
    output: {} as { cvId: string },
  },
  actors: {
    check: fromPromise<Checked, { findJob: boolean }>(notProvided('check')),
    readUsage: fromPromise<ActiveSubscription>(notProvided('readUsage')),
    start: fromPromise<string, TailoringRequest>(notProvided('start')),
    poll: fromPromise<TailoringProgress, { bullId: string }>(notProvided('poll')),
  },
  actions: {
    /** The journal's note of the job: it ended. */
    forgetJob: () => undefined,
    keepUsage: assign((_, usage: ActiveSubscription | undefined) => ({ usage, error: undefined })),
    keepProgress: assign((_, progress: TailoringProgress) => ({
      progress,
      found: false,
      failedPolls: 0,
      retryAfter: undefined,
    })),
    countFailedPoll: assign(({ context }, { error }: { error: unknown }) => ({
      failedPolls: context.failedPolls + 1,
      retryAfter: readFailedCall(error).retryAfter,
    })),
    fail: assign((_, { failure, error }: { failure: Failure; error?: unknown }) => ({
      failure,
      error,
      failedPolls: 0,
      retryAfter: undefined,
    })),
  },
  guards: {
    hasNoAllowance: ({ context: { usage }, event }) =>
      event.type === 'tailor' &&
      usage !== undefined &&
      event.isFree !== true &&
      costsOperation(event.request) &&
      !mayUseAi(usage),
    isLimit: (_, { error }: { error: unknown }) => readFailedCall(error).code === 'usage-limit',
    isGoneUnseen: ({ context }, { error }: { error: unknown }) =>
      context.found && readFailedCall(error).status === 404,
    mayPollAgain: ({ context }, { error }: { error: unknown }) =>
      isWorthAnotherPoll(error, context.failedPolls),
    isUsageUnknown: ({ context }) => context.usage === undefined,
    hasLostJob: ({ context }) => context.failure === 'status' && context.job !== undefined,
  },
  delays: {
    poll: ({ context }) => pollDelay(PACE, context.failedPolls, context.retryAfter),
    /** Until the day's use starts again. */
    reset: 86_400_000,
  },
}).createMachine({
  id: 'tailor',
  context: {
    usage: undefined,
    request: undefined,
    job: undefined,
    mayFindJob: true,
    found: false,
    progress: undefined,
    failedPolls: 0,
    retryAfter: undefined,
    failure: undefined,
    error: undefined,
  },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ findJob: context.mayFindJob }),
        onDone: [
          {
            guard: ({ context, event }) => context.mayFindJob && event.output.job !== undefined,
            target: 'polling',
            actions: assign({ job: ({ event }) => event.output.job, found: true }),
          },
          { guard: ({ event }) => !event.output.hasCv, target: 'noCv' },
          {
            target: 'idle',
            actions: { type: 'keepUsage', params: ({ event }) => event.output.usage },
          },
        ],
        onError: { target: 'checkFailed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    checkFailed: { tags: 'checkFailed', on: { retry: 'checking' } },
    noCv: { tags: 'noCv' },
    idle: {
      tags: 'editable',
      after: { reset: 'refreshing' },
      on: {
        refresh: 'refreshing',
        checkAgain: { guard: 'hasLostJob', target: 'polling' },
        tailor: [
          { guard: 'hasNoAllowance', target: 'limited' },
          {
            target: 'starting',
            actions: assign({
              request: ({ event }) => event.request,
              job: undefined,
              failure: undefined,
              progress: undefined,
            }),
          },
        ],
      },
    },
    refreshing: {
      tags: ['editable', 'checking'],
      on: { checkAgain: { guard: 'hasLostJob', target: 'polling' } },
      invoke: {
        id: 'readUsage',
        src: 'readUsage',
        onDone: {
          target: 'idle',
          actions: assign({ usage: ({ event }) => event.output }),
        },
        onError: [
          {
            guard: 'isUsageUnknown',
            target: 'checkFailed',
            actions: assign({ error: ({ event }) => event.error }),
          },
          // What is known is shown on; the server has the last word on the limit anyway.
          { target: 'idle' },
        ],
      },
    },
    /** The page says so and leaves for the plans. */
    limited: { tags: 'limited' },
    starting: {
      tags: 'busy',
      entry: assign({ failedPolls: 0, retryAfter: undefined, found: false }),
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => context.request as TailoringRequest,
        onDone: {
          target: 'waiting',
          actions: assign({
            job: ({ context, event }) => ({
              bullId: event.output,
              useAi: context.request?.useAiTailoring,
            }),
          }),
        },
        onError: [
          {
            guard: { type: 'isLimit', params: ({ event }) => ({ error: event.error }) },
            target: 'limited',
          },
          {
            target: 'refreshing',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ failure: 'start', error: event.error }),
            },
          },
        ],
      },
    },
    waiting: { tags: 'busy', after: { poll: 'polling' } },
    polling: {
      tags: 'busy',
      entry: assign({ failure: undefined }),
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ bullId: context.job?.bullId ?? '' }),
        onDone: [
          {
            guard: ({ event: { output } }) =>
              output.state === 'completed' && output.result !== undefined,
            target: 'done',
            actions: [{ type: 'keepProgress', params: ({ event }) => event.output }, 'forgetJob'],
          },
          {
            guard: ({ event: { output } }) =>
              output.state === 'completed' || output.state === 'failed',
            target: 'refreshing',
            actions: [
              { type: 'keepProgress', params: ({ event }) => event.output },
              { type: 'fail', params: { failure: 'job' } },
              'forgetJob',
            ],
          },
          {
            target: 'waiting',
            actions: { type: 'keepProgress', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            // Found in the journal, and long gone from the server: nothing that was asked for now.
            guard: { type: 'isGoneUnseen', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: [
              'forgetJob',
              assign({ job: undefined, found: false, mayFindJob: false, failedPolls: 0 }),
            ],
          },
          {
            guard: { type: 'mayPollAgain', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: { type: 'countFailedPoll', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refreshing',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ failure: 'status', error: event.error }),
            },
          },
        ],
      },
    },
    done: { type: 'final', tags: 'busy' },
  },
  output: ({ context }) => ({ cvId: context.progress?.result?.tailoredCVId ?? '' }),
});
