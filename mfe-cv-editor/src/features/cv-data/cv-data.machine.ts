import { hasCv, TIMES } from '@sastre/shared-contracts/api';
import { notProvided, type VersionedCv } from '@sastre/shared-contracts/page';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { assign, fromPromise, setup } from 'xstate';
import type { Begun, SaveInput } from '../cv-store/cv-store.types.ts';
import { isNothingToChoose } from '../cv-store/editing.rules.ts';
import { pauseBeforeTry } from '../cv-store/lost-call.rules.ts';
import {
  begin,
  failed,
  fresh,
  isSavable,
  isWaited,
  merged,
  opened,
  replaced,
  restoredOver,
  saved,
  stepped,
  takenOver,
  toSaveInput,
  tried,
  typedStep,
  type Context,
  type Input,
} from './cv-data.context.ts';

export type CvDataEvent =
  | { type: 'change'; part: Partial<CvDraft>; together?: string | undefined }
  /** A version was restored: it is what is stored now. */
  | { type: 'restored'; loaded: VersionedCv }
  /** `stays`: who asks goes on writing, and is not led away; `toPdf`: to the PDF alone. */
  | { type: 'save'; stays?: boolean; toPdf?: boolean }
  /** `connected`: the way to the server is there again. */
  | {
      type:
        | ('edit' | 'cancel' | 'discard' | 'retry' | 'keepMine' | 'loadTheirs')
        | ('undo' | 'redo' | 'connected');
    };
/** An event that says all by its name. */
export type PlainEvent = Exclude<CvDataEvent['type'], 'change' | 'restored'>;

/** What can be done in the form whenever it is not locked. */
const WRITING = {
  change: { actions: ['takeChange', 'note'] },
  undo: { actions: ['stepBack', 'note'] },
  redo: { actions: ['stepOn', 'note'] },
} as const;
/** What ends typing, without a save. */
const LEAVING = {
  cancel: { target: 'viewing', actions: ['start', 'dropSteps', 'forgetAll', 'goBack'] },
  discard: [
    { guard: 'forcesEdit', target: 'editing', actions: ['startOver', 'forget'] },
    { target: 'viewing', actions: ['startOver', 'forget'] },
  ],
  restored: { target: 'editing', actions: ['takeRestored', 'forget'] },
} as const;

const cvData = setup({
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
    /** What was typed is stored, or dropped: the journal keeps what can be undone, and what was typed since. */
    forget: () => undefined,
    /** Nor is that. */
    forgetAll: () => undefined,
    takeChange: assign(({ context, event }) =>
      event.type === 'change' ? typedStep(context, event.part, event.together) : {},
    ),
    stepBack: assign(({ context }) => stepped(context, 'undo')),
    stepOn: assign(({ context }) => stepped(context, 'redo')),
    start: assign(({ context }) => fresh(context.loaded)),
    startOver: assign(({ context }) => replaced(context, fresh(context.loaded))),
    dropSteps: assign({ undo: { past: [], future: [] } }),
    takeRestored: assign(({ context, event }) =>
      event.type === 'restored' ? restoredOver(context, event.loaded) : {},
    ),
    refuse: assign({ refused: ({ context }) => context.refused + 1 }),
    /** Nothing is known of this save yet. */
    send: assign(({ context }) => ({ ...tried(context), error: undefined })),
    /** What kept it back is still said. */
    sendAgain: assign(({ context }) => tried(context)),
    ask: assign(({ event }) => ({
      asked: true,
      isBehind: event.type === 'save' && event.stays === true,
      toPdf: event.type === 'save' && event.toPdf === true,
      tries: 0,
    })),
  },
  guards: {
    // A tailored copy exists because it was made: only the main CV can be missing.
    isMissing: ({ context: { cvId, loaded } }) =>
      cvId === undefined && loaded !== undefined && !hasCv(loaded.cv),
    opensInEdit: ({ context }) => context.edit || context.restored,
    isAsked: ({ context }) => context.asked && isSavable(context),
    isValid: ({ context }) => isSavable(context),
    staysAndIsValid: ({ context, event }) =>
      event.type === 'save' && event.stays === true && isSavable(context),
    conflicts: ({ context }) => context.conflict !== undefined,
    forcesEdit: ({ context }) => context.edit,
    isBehind: ({ context }) => context.isBehind,
  },
  delays: {
    afterSave: TIMES.afterCvSave,
    nextTry: ({ context }) => pauseBeforeTry(context.tries, context.error),
  },
});

/**
 * Makes the save in a state, which leads on to the first of `ends` that holds. A version in between that leaves nothing to
 * choose is taken over, and the save made again.
 */
function saveIn(
  state: 'saving' | 'trying',
  ends: readonly { guard?: 'isBehind'; target: 'editing' | 'saved' }[],
) {
  return cvData.createStateConfig({
    invoke: {
      src: 'save',
      input: ({ context }) => toSaveInput(context),
      onDone: ends.map((end) => ({
        ...end,
        actions: [assign(({ context, event }) => saved(context, event.output)), 'forget', 'saved'],
      })),
      onError: [
        {
          guard: ({ context, event }) => isNothingToChoose(context, event.error),
          target: state,
          reenter: true,
          actions: assign(({ context, event }) => takenOver(context, event.error)),
        },
        {
          guard: ({ event }) => isWaited(event.error),
          target: 'waiting',
          actions: [assign(({ context, event }) => failed(context, event.error)), 'note'],
        },
        {
          target: 'editing',
          actions: [assign(({ context, event }) => failed(context, event.error)), 'note'],
        },
      ],
    },
  });
}

/**
 * loading → failed | empty | viewing ⇄ editing → saving → saved → (700 ms) viewing. A save that meets another version
 * returns to editing with `conflict`, unless there is nothing to choose. One that the server could not be asked for waits
 * and is tried again by itself (waiting ⇄ trying), while typing goes on; so does one that is asked for by keys. The page provides `load`, `save` and the actions.
 */
export const cvDataMachine = cvData.createMachine({
  id: 'cvData',
  context: ({ input }) => begin(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ cvId: context.cvId }),
        onDone: { target: 'deciding', actions: assign(({ event }) => opened(event.output)) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: 'isMissing', target: 'empty' },
        { guard: 'isAsked', target: 'trying' },
        { guard: 'opensInEdit', target: 'editing' },
        { target: 'viewing' },
      ],
    },
    empty: { tags: 'empty' },
    viewing: { on: { edit: 'editing' } },
    editing: {
      tags: 'form',
      on: {
        ...WRITING,
        ...LEAVING,
        save: [
          { guard: 'staysAndIsValid', target: 'trying', actions: 'ask' },
          { guard: 'isValid', target: 'saving', actions: 'ask' },
          { actions: 'refuse' },
        ],
        keepMine: {
          guard: 'conflicts',
          target: 'merged',
          actions: [assign(({ context }) => merged(context)), 'note'],
        },
        loadTheirs: {
          guard: 'conflicts',
          actions: [assign(({ context }) => replaced(context, fresh(context.conflict))), 'forget'],
        },
      },
    },
    // What they left blank may be missing now: then the form shows it, as after any refused save.
    merged: {
      always: [
        { guard: 'isValid', target: 'saving', actions: 'ask' },
        { target: 'editing', actions: 'refuse' },
      ],
    },
    saving: {
      ...saveIn('saving', [{ target: 'saved' }]),
      tags: ['form', 'saving'],
      entry: 'send',
    },
    waiting: {
      tags: ['form', 'waiting'],
      after: { nextTry: 'trying' },
      on: {
        ...WRITING,
        ...LEAVING,
        connected: 'trying',
        save: [
          { guard: 'staysAndIsValid', target: 'trying', actions: 'ask' },
          { guard: 'isValid', target: 'saving', actions: 'ask' },
          { target: 'editing', actions: 'refuse' },
        ],
      },
    },
    // As saving, but nobody is kept waiting by it.
    trying: {
      ...saveIn('trying', [{ guard: 'isBehind', target: 'editing' }, { target: 'saved' }]),
      tags: ['form', 'waiting', 'trying'],
      entry: 'sendAgain',
      on: WRITING,
    },
    saved: {
      tags: ['form', 'saved'],
      after: { afterSave: { target: 'viewing', actions: 'goBack' } },
    },
  },
});
