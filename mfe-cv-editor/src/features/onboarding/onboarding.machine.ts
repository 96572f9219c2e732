import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/cv';
import { validateStep, type CvDraft } from '@sastre/shared-cv-form/rules';
import { assign, fromPromise, setup } from 'xstate';
import type { Begun, JournalEntry, SaveInput } from '../cv-store/cv-store.types.ts';
import {
  asRestored,
  asLoaded,
  over,
  toJournal,
  toSave,
  typed,
  type Editing,
} from '../cv-store/editing.rules.ts';
import { ONBOARDING_JOURNAL } from '../cv-store/journal.rules.ts';
import { savingParts } from '../cv-store/saving.parts.ts';

export interface Context extends Editing {
  /** False while nothing was typed: then a later visit starts from the CV as it is by then. */
  typed: boolean;
  step: number;
}
export type OnboardingEvent =
  | { type: 'change'; part: Partial<CvDraft> }
  | { type: 'back' | 'next' | 'finish' | 'retry' | 'keepMine' | 'loadTheirs' };

const LAST = ONBOARDING_STEPS.length - 1;
const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/** True when the step lets the user go on. */
export function stepIsValid({ step, draft }: Pick<Context, 'step' | 'draft'>): boolean {
  return draft !== undefined && Object.keys(validateStep(step, draft)).length === 0;
}

/** First step that does not let the user go on; undefined when all do. */
function firstInvalidStep(draft: CvDraft | undefined): number | undefined {
  const steps = ONBOARDING_STEPS.map((_name, step) => step);
  return steps.find((step) => !stepIsValid({ step, draft }));
}

/** What is being typed, as the journal keeps it. */
export function toEntry(context: Context): JournalEntry {
  const { step, etag } = context;
  const journal = context.typed ? { ...toJournal(context), step } : { etag, step };
  return { key: ONBOARDING_JOURNAL, journal };
}

function begin(begun: Begun) {
  const { journal } = begun;
  return { ...asRestored(begun), typed: journal?.draft !== undefined, step: journal?.step ?? 0 };
}
const saving = savingParts<Context, OnboardingEvent>();
const fresh = (loaded: VersionedCv | undefined) => ({ ...asLoaded(loaded), typed: false });

/**
 * loading → editing (steps 0–4) ⇄ saving → done, or failed. The page provides `load`, `save` and the actions.
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
      context.step === LAST && firstInvalidStep(context.draft) === undefined,
    isLast: ({ context }) => context.step === LAST,
    conflicts: ({ context }) => context.conflict !== undefined,
  },
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
          { target: 'editing', actions: assign(({ event }) => begin(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    editing: {
      on: {
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
              assign({ step: ({ context }) => context.step - 1, error: undefined }),
              'keep',
            ],
          },
        ],
        next: {
          guard: 'mayGoOn',
          actions: [assign({ step: ({ context }) => context.step + 1 }), 'keep'],
        },
        finish: 'finishing',
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
        // A restored draft may stand on the last step with an earlier one unfinished.
        {
          guard: 'isLast',
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
      entry: saving.begin,
      invoke: {
        src: 'save',
        input: ({ context }) => toSave(context),
        onDone: {
          target: 'done',
          actions: [assign(({ event }) => fresh(event.output)), 'forget', 'finished'],
        },
        onError: saving.onError,
      },
    },
    done: { tags: 'saving' },
  },
});
