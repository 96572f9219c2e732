import { hasCv, TIMES } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/cv';
import { assign, fromPromise, setup } from 'xstate';
import { sameDraft, toDraft, type CvDraft } from '../cv-form/draft.rules.ts';
import { validateAll } from '../cv-form/validation.rules.ts';
import { type Journal, type SaveInput } from '../cv-store/cv-store.types.ts';

interface Input {
  /** Absent: the main CV. */
  cvId: string | undefined;
  /** Opens in edit mode. */
  edit: boolean;
}
export interface Context extends Input {
  loaded: VersionedCv | undefined;
  /** Version that the save expects; older than `loaded` when the journal was begun before it. */
  etag: string | undefined;
  draft: CvDraft | undefined;
  /** True while the form shows what was typed before a reload. */
  restored: boolean;
  conflict: VersionedCv | undefined;
  error: unknown;
}
export type CvDataEvent =
  | { type: 'change'; part: Partial<CvDraft> }
  | {
      type: 'edit' | 'cancel' | 'save' | 'discard' | 'retry' | 'keepMine' | 'loadTheirs';
    };
/** One entry for the journal of one CV. */
export interface KeepInput {
  cvId: string;
  journal: Journal;
}

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/** True when something was typed that is not saved. */
export function isDirty({ loaded, draft }: Pick<Context, 'loaded' | 'draft'>): boolean {
  if (loaded === undefined || draft === undefined) return false;
  return !sameDraft(draft, toDraft(loaded.cv));
}

/** The context as it goes into the journal. */
export function toKeep({ loaded, draft, etag }: Context): KeepInput {
  return { cvId: loaded?.cv._id ?? '', journal: { draft, etag } };
}

/** Required fields are the form's rule; the store takes blanks. */
function isSavable(draft: CvDraft | undefined): boolean {
  return draft !== undefined && Object.keys(validateAll(draft)).length === 0;
}

/** The form as the CV is stored. */
function fresh(loaded: VersionedCv | undefined) {
  const draft = loaded && toDraft(loaded.cv);
  const nothing = { restored: false, conflict: undefined, error: undefined };
  return { loaded, draft, etag: loaded?.etag, ...nothing };
}

function begin({ loaded, journal }: { loaded: VersionedCv; journal: Journal | undefined }) {
  const draft = journal?.draft;
  if (draft === undefined || sameDraft(draft, toDraft(loaded.cv))) return fresh(loaded);
  return { ...fresh(loaded), draft, etag: journal?.etag ?? loaded.etag, restored: true };
}

/**
 * loading → failed | empty | viewing ⇄ editing → saving → saved → (700 ms) viewing. A save that meets another version
 * returns to editing with `conflict`. The page provides `load`, `save`, `keep` and the actions.
 */
export const cvDataMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as CvDataEvent },
  actors: {
    load: fromPromise<{ loaded: VersionedCv; journal: Journal | undefined }, { cvId?: string }>(
      notProvided('load'),
    ),
    save: fromPromise<VersionedCv, SaveInput>(notProvided('save')),
    keep: fromPromise<void, KeepInput>(notProvided('keep')),
  },
  actions: {
    /** The CV is saved: say so. */
    saved: () => undefined,
    /** Nothing typed is left: the journal's entry goes. */
    forget: () => undefined,
    /** One step back. */
    goBack: () => undefined,
  },
  guards: {
    // A tailored copy exists because it was made: only the main CV can be missing.
    isMissing: ({ context: { cvId, loaded } }) =>
      cvId === undefined && loaded !== undefined && !hasCv(loaded.cv),
    opensInEdit: ({ context }) => context.edit || context.restored,
    isValid: ({ context }) => isSavable(context.draft),
    isConflictToKeep: ({ context }) => context.conflict !== undefined && isSavable(context.draft),
    conflicts: ({ context }) => context.conflict !== undefined,
    forcesEdit: ({ context }) => context.edit,
  },
  delays: { journal: 300, afterSave: TIMES.afterCvSave },
}).createMachine({
  id: 'cvData',
  context: ({ input }) => ({ ...input, ...fresh(undefined) }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ cvId: context.cvId }),
        onDone: { target: 'deciding', actions: assign(({ event }) => begin(event.output)) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: 'isMissing', target: 'empty' },
        { guard: 'opensInEdit', target: 'editing' },
        { target: 'viewing' },
      ],
    },
    empty: { tags: 'empty' },
    viewing: { on: { edit: 'editing' } },
    editing: {
      tags: 'form',
      initial: 'quiet',
      states: {
        quiet: {},
        typing: { tags: 'unkept', after: { journal: 'keeping' } },
        keeping: {
          invoke: {
            src: 'keep',
            input: ({ context }) => toKeep(context),
            onDone: 'quiet',
            onError: 'quiet',
          },
        },
      },
      on: {
        change: {
          target: '.typing',
          actions: assign({
            draft: ({ context, event }) => context.draft && { ...context.draft, ...event.part },
          }),
        },
        cancel: {
          target: 'viewing',
          actions: [assign(({ context }) => fresh(context.loaded)), 'forget', 'goBack'],
        },
        discard: [
          {
            guard: 'forcesEdit',
            target: '.quiet',
            actions: [assign(({ context }) => fresh(context.loaded)), 'forget'],
          },
          {
            target: 'viewing',
            actions: [assign(({ context }) => fresh(context.loaded)), 'forget'],
          },
        ],
        save: { guard: 'isValid', target: 'saving' },
        keepMine: {
          guard: 'isConflictToKeep',
          target: 'saving',
          actions: assign(({ context }) => ({
            loaded: context.conflict,
            etag: context.conflict?.etag,
          })),
        },
        loadTheirs: {
          guard: 'conflicts',
          target: '.quiet',
          actions: [assign(({ context }) => fresh(context.conflict)), 'forget'],
        },
      },
    },
    saving: {
      tags: ['form', 'saving'],
      entry: assign({ error: undefined, conflict: undefined }),
      invoke: {
        src: 'save',
        input: ({ context: { loaded, draft, etag } }) => ({
          loaded,
          draft: draft as CvDraft,
          etag,
        }),
        onDone: {
          target: 'saved',
          actions: [assign(({ event }) => fresh(event.output)), 'forget', 'saved'],
        },
        onError: {
          target: 'editing.keeping',
          actions: assign(({ event: { error } }) =>
            error instanceof ChangedElsewhere ? { conflict: error.latest } : { error },
          ),
        },
      },
    },
    saved: {
      tags: ['form', 'saved'],
      after: { afterSave: { target: 'viewing', actions: 'goBack' } },
    },
  },
});
