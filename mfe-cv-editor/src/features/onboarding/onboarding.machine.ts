import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/cv';
import { assign, fromPromise, setup } from 'xstate';
import { toDraft, type CvDraft } from '../cv-form/draft.rules.ts';
import { validateStep } from '../cv-form/validation.rules.ts';
import { type Journal, type SaveInput } from '../cv-store/cv-store.types.ts';

/** What the first read gives: the main CV and, after a reload, what was typed before. */
export interface Begun {
  loaded: VersionedCv;
  journal: Journal | undefined;
}
export interface Context {
  loaded: VersionedCv | undefined;
  /** Version that the save expects; older than `loaded` when the journal was begun before it. */
  etag: string | undefined;
  draft: CvDraft | undefined;
  /** False while nothing was typed: then a later visit starts from the CV as it is by then. */
  typed: boolean;
  step: number;
  conflict: VersionedCv | undefined;
  error: unknown;
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

/** The context as it goes into the journal. */
export function toJournal({ step, etag, draft, typed }: Context): Journal {
  return { step, etag, draft: typed ? draft : undefined };
}

/** loading → editing (steps 0–4) ⇄ saving → done, or failed. The page provides `load`, `save`, `keep` and the actions. */
export const onboardingMachine = setup({
  types: { context: {} as Context, events: {} as OnboardingEvent },
  actors: {
    load: fromPromise<Begun>(notProvided('load')),
    save: fromPromise<VersionedCv, SaveInput>(notProvided('save')),
    keep: fromPromise<void, Journal>(notProvided('keep')),
  },
  actions: {
    /** Onboarding began, for the first time since it was last finished. */
    started: () => undefined,
    /** The CV is saved: say so and leave. */
    finished: () => undefined,
  },
  guards: {
    isFirst: ({ context }) => context.step === 0,
    mayGoOn: ({ context }) => context.step < LAST && stepIsValid(context),
    mayFinish: ({ context }) =>
      context.step === LAST && firstInvalidStep(context.draft) === undefined,
    isLast: ({ context }) => context.step === LAST,
    conflicts: ({ context }) => context.conflict !== undefined,
  },
  delays: { journal: 300 },
}).createMachine({
  id: 'onboarding',
  context: {
    loaded: undefined,
    etag: undefined,
    draft: undefined,
    typed: false,
    step: 0,
    conflict: undefined,
    error: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.journal === undefined,
            target: 'editing.keeping',
            actions: [assign(({ event }) => begin(event.output)), 'started'],
          },
          { target: 'editing', actions: assign(({ event }) => begin(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    editing: {
      initial: 'quiet',
      states: {
        quiet: {},
        typing: { tags: 'unkept', after: { journal: 'keeping' } },
        keeping: {
          invoke: {
            src: 'keep',
            input: ({ context }) => toJournal(context),
            onDone: 'quiet',
            onError: 'quiet',
          },
        },
      },
      on: {
        change: {
          target: '.typing',
          actions: assign(({ context, event }) => ({
            draft: context.draft && { ...context.draft, ...event.part },
            typed: true,
          })),
        },
        back: [
          { guard: 'isFirst' },
          {
            target: '.keeping',
            actions: assign({ step: ({ context }) => context.step - 1, error: undefined }),
          },
        ],
        next: {
          guard: 'mayGoOn',
          target: '.keeping',
          actions: assign({ step: ({ context }) => context.step + 1 }),
        },
        finish: [
          { guard: 'mayFinish', target: 'saving' },
          // A restored draft may stand on the last step with an earlier one unfinished.
          {
            guard: 'isLast',
            target: '.keeping',
            actions: assign({
              step: ({ context }) => firstInvalidStep(context.draft) ?? context.step,
            }),
          },
        ],
        keepMine: {
          guard: 'conflicts',
          target: 'saving',
          actions: assign(({ context }) => ({
            loaded: context.conflict,
            etag: context.conflict?.etag,
          })),
        },
        loadTheirs: {
          guard: 'conflicts',
          target: '.keeping',
          actions: assign(({ context }) => ({
            ...(context.conflict && fromLoaded(context.conflict)),
            conflict: undefined,
          })),
        },
      },
    },
    saving: {
      tags: 'saving',
      entry: assign({ error: undefined, conflict: undefined }),
      invoke: {
        src: 'save',
        input: ({ context: { loaded, draft, etag } }) => ({
          loaded,
          draft: draft as CvDraft,
          etag,
        }),
        onDone: { target: 'done', actions: 'finished' },
        onError: {
          target: 'editing.keeping',
          actions: assign(({ event: { error } }) =>
            error instanceof ChangedElsewhere ? { conflict: error.latest } : { error },
          ),
        },
      },
    },
    done: { tags: 'saving' },
  },
});

function fromLoaded(loaded: VersionedCv) {
  return { loaded, etag: loaded.etag, draft: toDraft(loaded.cv), typed: false };
}

function begin({ loaded, journal }: Begun) {
  const fresh = { ...fromLoaded(loaded), step: journal?.step ?? 0, error: undefined };
  if (journal?.draft === undefined) return fresh;
  return { ...fresh, draft: journal.draft, etag: journal.etag ?? loaded.etag, typed: true };
}
