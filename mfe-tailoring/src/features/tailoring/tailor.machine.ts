import {
  costsOperation,
  mayUseAi,
  TIMES,
  type ActiveSubscription,
  type TailoringProgress,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import { assign, fromPromise, setup } from 'xstate';

/** What the page must know before anything can start. */
export interface Checked {
  hasCv: boolean;
  usage: ActiveSubscription;
  /** A job of this user that still runs, started before a reload. */
  runningJob: string | undefined;
}
export type Failure = 'start' | 'job' | 'status';

interface Context {
  usage: ActiveSubscription | undefined;
  request: TailoringRequest | undefined;
  bullId: string | undefined;
  progress: TailoringProgress | undefined;
  failure: Failure | undefined;
  checkError: unknown;
}
export type TailorEvent = { type: 'tailor'; request: TailoringRequest } | { type: 'retry' };

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/**
 * checkingUsage → idle → starting → waiting ⇄ polling → done; failures return to idle. It has no effects of its own:
 * the page provides `check`, `start`, `poll` and acts on tags; leaving the page stops the machine and with it the polling.
 */
export const tailorMachine = setup({
  types: { context: {} as Context, events: {} as TailorEvent, output: {} as { cvId: string } },
  actors: {
    check: fromPromise<Checked>(notProvided('check')),
    start: fromPromise<string, TailoringRequest>(notProvided('start')),
    poll: fromPromise<TailoringProgress, { bullId: string }>(notProvided('poll')),
  },
  guards: {
    hasNoAllowance: ({ context, event }) =>
      event.type === 'tailor' &&
      context.usage !== undefined &&
      costsOperation(event.request) &&
      !mayUseAi(context.usage),
  },
  delays: { pollInterval: TIMES.tailoringPoll },
}).createMachine({
  id: 'tailor',
  context: {
    usage: undefined,
    request: undefined,
    bullId: undefined,
    progress: undefined,
    failure: undefined,
    checkError: undefined,
  },
  initial: 'checkingUsage',
  states: {
    checkingUsage: {
      tags: 'checking',
      invoke: {
        src: 'check',
        onDone: [
          { guard: ({ event }) => !event.output.hasCv, target: 'noCv' },
          {
            guard: ({ event }) => event.output.runningJob !== undefined,
            target: 'polling',
            actions: assign({
              usage: ({ event }) => event.output.usage,
              bullId: ({ event }) => event.output.runningJob,
            }),
          },
          { target: 'idle', actions: assign({ usage: ({ event }) => event.output.usage }) },
        ],
        onError: {
          target: 'checkFailed',
          actions: assign({ checkError: ({ event }) => event.error }),
        },
      },
    },
    checkFailed: { tags: 'checkFailed', on: { retry: 'checkingUsage' } },
    noCv: { tags: 'noCv' },
    idle: {
      tags: 'editable',
      on: {
        tailor: [
          { guard: 'hasNoAllowance', target: 'limited' },
          {
            target: 'starting',
            actions: assign({
              request: ({ event }) => event.request,
              failure: undefined,
              progress: undefined,
            }),
          },
        ],
      },
    },
    /** The page says so and leaves for the plans. */
    limited: { tags: 'limited' },
    starting: {
      tags: 'busy',
      invoke: {
        src: 'start',
        input: ({ context }) => context.request as TailoringRequest,
        onDone: { target: 'waiting', actions: assign({ bullId: ({ event }) => event.output }) },
        onError: [
          { guard: ({ event }) => isLimit(event.error), target: 'limited' },
          { target: 'idle', actions: assign({ failure: 'start' }) },
        ],
      },
    },
    waiting: { tags: 'busy', after: { pollInterval: 'polling' } },
    polling: {
      tags: 'busy',
      invoke: {
        src: 'poll',
        input: ({ context }) => ({ bullId: context.bullId as string }),
        onDone: [
          {
            guard: ({ event }) =>
              event.output.state === 'completed' && event.output.result !== undefined,
            target: 'done',
            actions: assign({ progress: ({ event }) => event.output }),
          },
          {
            guard: ({ event }) =>
              event.output.state === 'completed' || event.output.state === 'failed',
            target: 'idle',
            actions: assign({ failure: 'job', progress: ({ event }) => event.output }),
          },
          { target: 'waiting', actions: assign({ progress: ({ event }) => event.output }) },
        ],
        onError: [
          // The job runs on without us: a server that is away for a moment is asked again.
          { guard: ({ event }) => isTransient(event.error), target: 'waiting' },
          { target: 'idle', actions: assign({ failure: 'status' }) },
        ],
      },
    },
    done: { type: 'final', tags: 'busy' },
  },
  output: ({ context }) => ({ cvId: context.progress?.result?.tailoredCVId ?? '' }),
});

function field(error: unknown, name: 'code' | 'status'): unknown {
  return typeof error === 'object' && error !== null
    ? (error as Record<string, unknown>)[name]
    : undefined;
}
function isLimit(error: unknown): boolean {
  return field(error, 'code') === 'usage-limit';
}
function isTransient(error: unknown): boolean {
  const status = field(error, 'status');
  return status === 0 || status === 502 || status === 503 || status === 504;
}
