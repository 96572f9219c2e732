import type { AddedRequirement } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { isApiError } from '@sastre/shared-contracts/shell';
import { assign, fromPromise, setup, type ErrorActorEvent } from 'xstate';
import type {
  AddFailure,
  Decided,
  Decision,
  DecisionFailure,
  Loaded,
  ReviewContext,
  Reviewed,
  ReviewEvent,
} from './review.types.ts';

function addFailureOf(
  { adding }: Pick<ReviewContext, 'adding'>,
  kind: AddFailure['kind'],
): Pick<ReviewContext, 'adding' | 'addFailure'> {
  return {
    adding: undefined,
    addFailure: adding && { requirement: adding.requirement, kind },
  };
}

/** What the next change is made over. */
function newest({ matched, reviewed }: Pick<ReviewContext, 'matched' | 'reviewed'>): Reviewed {
  return matched ?? (reviewed as Reviewed);
}

interface Failed {
  event: ErrorActorEvent;
}

/** Whatever was asked for a copy that was changed elsewhere: it is read anew, and what waited is dropped. */
const readAgain = {
  guard: { type: 'isChanged', params: ({ event }: Failed) => ({ error: event.error }) },
  target: '#review.reading.again',
  actions: {
    type: 'giveUp',
    params: ({ event }: Failed) => ({ failure: 'changed' as const, error: event.error }),
  },
} as const;

/**
 * reading → shown: matching, once, then resting ⇄ sending or adding; a CV that was changed elsewhere is read anew, and what
 * waited is asked again of the user. One request at a time: what is decided meanwhile goes together with the next. The page
 * provides `load`, `match`, `send` and `add`.
 */
export const reviewMachine = setup({
  types: { context: {} as ReviewContext, events: {} as ReviewEvent },
  actors: {
    load: fromPromise<Loaded>(notProvided('load')),
    match: fromPromise<Reviewed | undefined, Pick<Loaded, 'reviewed'>>(notProvided('match')),
    send: fromPromise<Decided, { reviewed: Reviewed; decisions: readonly Decision[] }>(
      notProvided('send'),
    ),
    add: fromPromise<Reviewed, { reviewed: Reviewed; requirement: AddedRequirement }>(
      notProvided('add'),
    ),
  },
  actions: {
    /** The later decision on an edit takes the place of the earlier one. */
    queue: assign(({ context, event }) => {
      if (event.type !== 'decide') return {};
      const fresh = new Map(
        [...context.waiting, ...event.decisions].map((one) => [one.edit, one] as const),
      );
      return { waiting: [...fresh.values()], failure: undefined, undecided: [] };
    }),
    queueAddition: assign(({ context, event }) => {
      if (event.type !== 'add') return {};
      const others = [context.adding, ...context.additions].filter(
        (one) => one?.requirement === event.requirement.requirement,
      );
      if (others.length > 0) return {};
      return {
        additions: [...context.additions, event.requirement],
        addFailure: undefined,
        failure: undefined,
      };
    }),
    giveUp: assign((_, { failure, error }: { failure: DecisionFailure; error: unknown }) => ({
      failure,
      error,
      matched: undefined,
      waiting: [],
      sending: [],
      additions: [],
      adding: undefined,
    })),
    /** A requirement was added and is stored. */
    added: (_, _what: { reviewed: Reviewed; requirement: AddedRequirement }) => undefined,
    /** Something was decided and is stored. */
    decided: (_, _reviewed: Decided) => undefined,
  },
  guards: {
    isUnmatched: ({ context }) => !context.isMatched,
    isWaiting: ({ context }) => context.waiting.length > 0,
    hasAdditions: ({ context }) => context.additions.length > 0,
    hasDecisions: ({ event }) => event.type === 'decide' && event.decisions.length > 0,
    isChanged: (_, { error }: { error: unknown }) => isApiError(error, 'changed-elsewhere'),
    isRefused: (_, { error }: { error: unknown }) => isApiError(error, 'invalid-input'),
    isMissing: (_, { error }: { error: unknown }) => isApiError(error, 'not-found'),
    hasReport: (_, { reviewed: { cv } }: Loaded) => cv.tailored?.report !== undefined,
  },
}).createMachine({
  id: 'review',
  context: {
    reviewed: undefined,
    matched: undefined,
    isMatched: false,
    isAttended: false,
    main: undefined,
    waiting: [],
    sending: [],
    undecided: [],
    failure: undefined,
    additions: [],
    adding: undefined,
    addFailure: undefined,
    error: undefined,
  },
  initial: 'reading',
  states: {
    /** What is stored now takes the place of what is shown; until then nothing can be decided. */
    reading: {
      initial: 'first',
      states: { first: { tags: 'loading' }, again: { tags: ['ready', 'sending'] } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasReport', params: ({ event }) => event.output },
            target: 'shown',
            actions: assign(({ event }) => event.output),
          },
          { target: 'missing' },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    failed: { tags: 'failed', on: { retry: 'reading' } },
    missing: { tags: 'missing' },
    shown: {
      tags: 'ready',
      on: {
        decide: { guard: 'hasDecisions', actions: 'queue' },
        add: { actions: 'queueAddition' },
        attend: { actions: assign({ isAttended: true }) },
        reread: '#review.reading.again',
      },
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isUnmatched', target: 'matching' },
            { guard: 'isWaiting', target: 'sending' },
            { guard: 'hasAdditions', target: 'adding' },
          ],
        },
        /** A failure is told nobody: what the report said stands. What comes late moves nothing under somebody's hands. */
        matching: {
          entry: assign({ isMatched: true }),
          invoke: {
            id: 'match',
            src: 'match',
            input: ({ context }) => ({ reviewed: newest(context) }),
            onDone: {
              target: 'resting',
              actions: assign(({ context: { isAttended, reviewed }, event: { output } }) =>
                isAttended ? { matched: output } : { reviewed: output ?? reviewed },
              ),
            },
            onError: 'resting',
          },
        },
        sending: {
          tags: 'sending',
          entry: assign(({ context }) => ({ sending: context.waiting, waiting: [] })),
          exit: assign({ sending: [] }),
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              reviewed: newest(context),
              decisions: context.sending,
            }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ event: { output } }) => ({
                  reviewed: { cv: output.cv, etag: output.etag },
                  matched: undefined,
                  undecided: output.undecided,
                  failure: output.undecided.length > 0 ? ('refused' as const) : undefined,
                })),
                { type: 'decided', params: ({ event }) => event.output },
              ],
            },
            onError: [
              readAgain,
              {
                target: 'resting',
                actions: {
                  type: 'giveUp',
                  params: ({ event }) => ({ failure: 'failed', error: event.error }),
                },
              },
            ],
          },
        },
        adding: {
          tags: 'sending',
          entry: assign(({ context: { additions } }) => ({
            adding: additions[0],
            additions: additions.slice(1),
          })),
          invoke: {
            id: 'add',
            src: 'add',
            input: ({ context }) => ({
              reviewed: newest(context),
              requirement: context.adding as AddedRequirement,
            }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ event }) => ({ reviewed: event.output, matched: undefined })),
                {
                  type: 'added',
                  params: ({ context, event }) => ({
                    reviewed: event.output,
                    requirement: context.adding as AddedRequirement,
                  }),
                },
                assign({ adding: undefined }),
              ],
            },
            onError: [
              readAgain,
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: 'resting',
                actions: assign(({ context }) => addFailureOf(context, 'refused')),
              },
              {
                target: 'resting',
                actions: assign(({ context }) => addFailureOf(context, 'failed')),
              },
            ],
          },
        },
      },
    },
  },
});
