import { hasCv, ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { notProvided, type VersionedCv } from '@sastre/shared-contracts/page';
import { validateAll, validateStep, type CvDraft } from '@sastre/shared-cv-form/rules';
import { assign, fromPromise, not, setup } from 'xstate';
import type { Begun, JournalEntry, SaveInput } from '../cv-store/cv-store.types.ts';
import {
  afterFailure,
  asRestored,
  asLoaded,
  isNothingToChoose,
  over,
  toJournal,
  toSave,
  typed,
  type Editing,
} from '../cv-store/editing.rules.ts';
import { ONBOARDING_JOURNAL } from '../cv-store/journal.rules.ts';
import { lostCall, pauseBeforeTry } from '../cv-store/lost-call.rules.ts';

export interface Context extends Editing {
  /** False while nothing was typed: then a later visit starts from the CV as it is by then. */
  typed: boolean;
  step: number;
  /** Finish was pressed, and the server could not be asked: it goes through by itself when it can. */
  asked: boolean;
  /** Tries of it so far. */
  tries: number;
}
export type OnboardingEvent =
  | { type: 'change'; part: Partial<CvDraft> }
  /** `connected`: the way to the server is there again. `keep`: what is typed is wanted to be kept now. */
  | {
      type:
        | ('back' | 'next' | 'finish' | 'retry' | 'keepMine' | 'loadTheirs')
        | ('connected' | 'keep');
    };

const LAST = ONBOARDING_STEPS.length - 1;
/** From here on one can finish: nobody needs a photo. */
const ENOUGH = LAST - 1;

/** True when the step lets the user go on. */
export function stepIsValid({ step, draft }: Pick<Context, 'step' | 'draft'>): boolean {
  return draft !== undefined && Object.keys(validateStep(step, draft)).length === 0;
}

/** True when a step can be gone to at once: it was, or all before it let the user go on. */
export function canGoTo({ step, draft }: Pick<Context, 'step' | 'draft'>, to: number): boolean {
  for (let at = step; at < to; at += 1) if (!stepIsValid({ step: at, draft })) return false;
  return true;
}

/** What the CV screen asks for beyond what lets go on: it is said here, too. */
export function lackingIn(step: number, draft: CvDraft): string[] {
  if (!stepIsValid({ step, draft }) || ONBOARDING_STEPS[step] !== 'education') return [];
  return Object.keys(validateAll(draft)).filter((path) => path.startsWith('education.'));
}

/** First step that does not let the user go on; undefined when all do. */
function firstInvalidStep(draft: CvDraft | undefined): number | undefined {
  const steps = ONBOARDING_STEPS.map((_name, step) => step);
  return steps.find((step) => !stepIsValid({ step, draft }));
}

/** What is being typed, as the journal keeps it. */
export function toEntry(context: Context): JournalEntry {
  const { step, etag, asked } = context;
  const typing = { ...toJournal(context), step, ...(asked ? { asked } : {}) };
  const journal = context.typed ? typing : { etag, step };
  return { key: ONBOARDING_JOURNAL, journal };
}

function begin(begun: Begun) {
  const { journal } = begun;
  return {
    ...asRestored(begun),
    typed: journal?.draft !== undefined,
    step: journal?.step ?? 0,
    asked: journal?.asked === true,
    tries: 0,
  };
}
/** It was begun, nothing was typed, and the CV was filled in another way since, by an import say. */
function isOutrun({ loaded: { cv, etag }, journal }: Begun): boolean {
  const isUntouched = journal !== undefined && journal.draft === undefined;
  return isUntouched && journal.etag !== etag && hasCv(cv);
}
const fresh = (loaded: VersionedCv | undefined) => ({
  ...asLoaded(loaded),
  typed: false,
  asked: false,
  tries: 0,
});

/**
 * loading → editing (steps 0–4) ⇄ saving → done, or failed. A Finish that the server could not be asked for waits while
 * typing goes on, and is tried again by itself. The page provides `load`, `save` and the actions.
 */
export const onboardingMachine = setup({
  types: { context: {} as Context, events: {} as OnboardingEvent },
  actors: {
    load: fromPromise<Begun>(notProvided('load')),
    save: fromPromise<VersionedCv, SaveInput>(notProvided('save')),
  },
  actions: {
    /** Onboarding began, for the first time since it was last finished. */
    started: () => undefined,
    /** The CV is saved: say so and leave. */
    finished: () => undefined,
    /** There is a CV by now: leave. */
    outrun: () => undefined,
    /** The journal keeps what is typed, soon. */
    note: () => undefined,
    /** A step is kept at once: it may be the last thing before a reload. */
    keep: () => undefined,
    /** Nothing is left for the journal to keep. */
    forget: () => undefined,
  },
  guards: {
    isFirst: ({ context }) => context.step === 0,
    mayGoOn: ({ context }) => context.step < LAST && stepIsValid(context),
    mayFinish: ({ context }) =>
      context.step >= ENOUGH && firstInvalidStep(context.draft) === undefined,
    isEnough: ({ context }) => context.step >= ENOUGH,
    conflicts: ({ context }) => context.conflict !== undefined,
    isAsked: ({ context }) => context.asked,
    // Who has to sign in again is not asked for anything meanwhile.
    isWaiting: ({ context }) => context.asked && lostCall(context.error) === 'line',
  },
  delays: { nextTry: ({ context }) => pauseBeforeTry(context.tries, context.error) },
}).createMachine({
  id: 'onboarding',
  context: { ...fresh(undefined), step: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.journal === undefined,
            target: 'editing',
            actions: [assign(({ event }) => begin(event.output)), 'keep', 'started'],
          },
          {
            guard: ({ event }) => isOutrun(event.output),
            target: 'done',
            actions: ['forget', 'outrun'],
          },
          { target: 'deciding', actions: assign(({ event }) => begin(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isAsked', target: 'finishing' }, { target: 'editing' }] },
    editing: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'isWaiting', target: 'waiting' } },
        waiting: {
          tags: 'waiting',
          always: { guard: not('isWaiting'), target: 'resting' },
          after: { nextTry: '#onboarding.finishing' },
        },
      },
      on: {
        connected: { guard: 'isAsked', target: 'finishing' },
        change: {
          actions: [
            assign(({ context, event }) => ({ ...typed(context, event.part), typed: true })),
            'note',
          ],
        },
        back: [
          { guard: 'isFirst' },
          {
            actions: [
              // Who goes back is not done yet.
              assign({ step: ({ context }) => context.step - 1, error: undefined, asked: false }),
              'keep',
            ],
          },
        ],
        next: {
          guard: 'mayGoOn',
          actions: [assign({ step: ({ context }) => context.step + 1 }), 'keep'],
        },
        finish: { target: 'finishing', actions: assign({ tries: 0 }) },
        keep: { actions: 'keep' },
        keepMine: {
          guard: 'conflicts',
          target: 'finishing',
          actions: [
            assign(({ context }) => ({ ...over(context, context.conflict), step: LAST })),
            'keep',
          ],
        },
        loadTheirs: {
          guard: 'conflicts',
          actions: [assign(({ context }) => fresh(context.conflict)), 'keep'],
        },
      },
    },
    finishing: {
      always: [
        { guard: 'mayFinish', target: 'saving' },
        // A restored draft may stand on one of the last steps with an earlier one unfinished.
        {
          guard: 'isEnough',
          target: 'editing',
          actions: [
            assign({ step: ({ context }) => firstInvalidStep(context.draft) ?? context.step }),
            'keep',
          ],
        },
        { target: 'editing' },
      ],
    },
    saving: {
      tags: 'saving',
      // Nothing is known of this save yet.
      entry: assign({
        error: undefined,
        conflict: undefined,
        asked: false,
        tries: ({ context }) => context.tries + 1,
      }),
      invoke: {
        src: 'save',
        input: ({ context }) => toSave(context),
        onDone: {
          target: 'done',
          actions: [assign(({ event }) => fresh(event.output)), 'forget', 'finished'],
        },
        onError: [
          {
            guard: ({ context, event }) => isNothingToChoose(context, event.error),
            target: 'saving',
            reenter: true,
            actions: assign(({ context, event }) =>
              over(context, afterFailure(context, event.error).conflict),
            ),
          },
          {
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                ...afterFailure(context, event.error),
                asked: lostCall(event.error) !== undefined,
              })),
              'note',
            ],
          },
        ],
      },
    },
    done: { tags: 'saving' },
  },
});
