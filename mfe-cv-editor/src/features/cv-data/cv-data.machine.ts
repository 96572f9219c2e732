import { hasCv, TIMES } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/cv';
import { validateAll, type CvDraft } from '@sastre/shared-cv-form/rules';
import { assign, fromPromise, setup } from 'xstate';
import type { Begun, JournalEntry, SaveInput } from '../cv-store/cv-store.types.ts';
import {
  asRestored,
  asLoaded,
  isRestored,
  over,
  toJournal,
  toSave,
  typed,
  type Editing,
} from '../cv-store/editing.rules.ts';
import { cvJournalKey } from '../cv-store/journal.rules.ts';
import { savingParts } from '../cv-store/saving.parts.ts';

interface Input {
  /** Absent: the main CV. */
  cvId: string | undefined;
  /** Opens in edit mode. */
  edit: boolean;
}
export interface Context extends Input, Editing {
  /** True while the form shows what was typed before a reload. */
  restored: boolean;
}
export type CvDataEvent =
  | { type: 'change'; part: Partial<CvDraft> }
  | {
      type: 'edit' | 'cancel' | 'save' | 'discard' | 'retry' | 'keepMine' | 'loadTheirs';
    };

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/** Required fields are the form's rule; the store takes blanks. */
function isSavable({ draft }: Context): boolean {
  return draft !== undefined && Object.keys(validateAll(draft)).length === 0;
}
/** What is being typed, as the journal keeps it. */
export function toEntry(context: Context): JournalEntry {
  return { key: cvJournalKey(context.loaded?.cv._id ?? ''), journal: toJournal(context) };
}
const saving = savingParts<Context, CvDataEvent>();
const fresh = (loaded: VersionedCv | undefined) => ({ ...asLoaded(loaded), restored: false });

/**
 * loading → failed | empty | viewing ⇄ editing → saving → saved → (700 ms) viewing. A save that meets another version
 * returns to editing with `conflict`, unless there is nothing to choose. The page provides `load`, `save` and the
 * actions.
 */
export const cvDataMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as CvDataEvent,
  },
  actors: {
    load: fromPromise<Begun, { cvId?: string }>(notProvided('load')),
    save: fromPromise<VersionedCv, SaveInput>(notProvided('save')),
  },
  actions: {
    /** The CV is saved: say so. */
    saved: () => undefined,
    /** One step back. */
    goBack: () => undefined,
    /** The journal keeps what is typed, soon. */
    note: () => undefined,
    /** Nothing is left for the journal to keep. */
    forget: () => undefined,
  },
  guards: {
    // A tailored copy exists because it was made: only the main CV can be missing.
    isMissing: ({ context: { cvId, loaded } }) =>
      cvId === undefined && loaded !== undefined && !hasCv(loaded.cv),
    opensInEdit: ({ context }) => context.edit || context.restored,
    isValid: ({ context }) => isSavable(context),
    conflicts: ({ context }) => context.conflict !== undefined,
    forcesEdit: ({ context }) => context.edit,
  },
  delays: { afterSave: TIMES.afterCvSave },
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
        onDone: {
          target: 'deciding',
          actions: assign(({ event: { output } }) => ({
            ...asRestored(output),
            restored: isRestored(output),
          })),
        },
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
      on: {
        change: {
          actions: [assign(({ context, event }) => typed(context, event.part)), 'note'],
        },
        cancel: {
          target: 'viewing',
          actions: [assign(({ context }) => fresh(context.loaded)), 'forget', 'goBack'],
        },
        discard: [
          {
            guard: 'forcesEdit',
            actions: [assign(({ context }) => fresh(context.loaded)), 'forget'],
          },
          {
            target: 'viewing',
            actions: [assign(({ context }) => fresh(context.loaded)), 'forget'],
          },
        ],
        save: { guard: 'isValid', target: 'saving' },
        keepMine: {
          guard: 'conflicts',
          target: 'merged',
          actions: [assign(({ context }) => over(context, context.conflict)), 'note'],
        },
        loadTheirs: {
          guard: 'conflicts',
          actions: [assign(({ context }) => fresh(context.conflict)), 'forget'],
        },
      },
    },
    // What they left blank may be missing now: then the form shows it, as after any refused save.
    merged: { always: [{ guard: 'isValid', target: 'saving' }, { target: 'editing' }] },
    saving: {
      tags: ['form', 'saving'],
      entry: saving.begin,
      invoke: {
        src: 'save',
        input: ({ context }) => toSave(context),
        onDone: {
          target: 'saved',
          actions: [assign(({ event }) => fresh(event.output)), 'forget', 'saved'],
        },
        onError: saving.onError,
      },
    },
    saved: {
      tags: ['form', 'saved'],
      after: { afterSave: { target: 'viewing', actions: 'goBack' } },
    },
  },
});
