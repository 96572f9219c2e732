import { defaultTailored, type SaveReason } from '@sastre/shared-contracts/api';
import { typedInKey, type VersionedCv } from '@sastre/shared-contracts/page';
import {
  checkAll,
  laidOut,
  layoutBack,
  mergeDraft,
  type CvDraft,
} from '@sastre/shared-cv-form/rules';
import type { Begun, JournalEntry, SaveInput } from '../cv-store/cv-store.types.ts';
import {
  afterFailure,
  asLoaded,
  asRestored,
  isRestored,
  over,
  toJournal,
  toSave,
  typed,
  type Editing,
} from '../cv-store/editing.rules.ts';
import { undoJournalKey } from '../cv-store/journal.rules.ts';
import { lostCall } from '../cv-store/lost-call.rules.ts';
import {
  emptyStack,
  keptStack,
  readStack,
  recordStep,
  redoStep,
  settleStep,
  undoStep,
  type StepBounds,
  type UndoStack,
} from '../undo/undo.rules.ts';
import { countChanges } from '../undo/count-changes.rules.ts';

export interface Input {
  /** Absent: the main CV. */
  cvId: string | undefined;
  /** Opens in edit mode. */
  edit: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}
/** The last step back or on, for the screen to show where it was; each is an object of its own. */
export interface Went {
  direction: 'undo' | 'redo';
  /** What was changed first. */
  path: string;
  /** How many things changed, as they are told; 1 where all of it stands in one entry. */
  changes: number;
}
export interface Context extends Input, Editing {
  /** True while the form shows what was typed before a reload. */
  restored: boolean;
  undo: UndoStack;
  went: Went | undefined;
  /** Saves that were refused since the last one that was not; the screen shows what is missing. */
  refused: number;
  /** A save was asked for and has not gone through. */
  asked: boolean;
  /** Something was typed since it was asked for, or it was asked for before a reload: nobody is led away by it. */
  isBehind: boolean;
  /** After it the CV is shown as a PDF. */
  toPdf: boolean;
  /** Tries of it so far. */
  tries: number;
  /** What the try under way sends. */
  sent: CvDraft | undefined;
  reason: SaveReason;
}

/** The form as the CV is stored, and nothing asked for; what can be undone stays. */
export function fresh(loaded: VersionedCv | undefined) {
  return {
    ...asLoaded(loaded),
    restored: false,
    refused: 0,
    asked: false,
    isBehind: false,
    tries: 0,
    sent: undefined,
    reason: 'save' as const,
  };
}

/** How a page begins. */
export function begin(input: Input): Context {
  return { ...input, ...fresh(undefined), undo: emptyStack, went: undefined, toPdf: false };
}

/** What a read gives: the CV, or what was typed over it, with what can be undone. */
export function opened(begun: Begun): Partial<Context> {
  const restored = isRestored(begun);
  const editing = asRestored(begun);
  const stored = restored ? begun.journal?.undo : begun.undo;
  const undo = editing.draft === undefined ? emptyStack : readStack(stored, editing.draft);
  const asked = restored && begun.journal?.asked === true;
  return { ...fresh(begun.loaded), ...editing, restored, undo, asked, isBehind: asked };
}

/** A change of the form that was typed. */
export function typedStep(
  context: Context,
  part: Partial<CvDraft>,
  together?: string,
): Partial<Context> {
  const next = typed(context, part);
  const undo = stackAfter(context, next.draft, { together });
  return { ...next, undo, went: undefined, isBehind: context.asked };
}

/** What was restored, as a step that leads back to the words and to the design before. */
export function restoredOver(context: Context, restored: VersionedCv): Partial<Context> {
  const { draft, loaded } = context;
  if (draft === undefined || loaded === undefined) return fresh(restored);
  const seen = laidOut(loaded.cv.tailored ?? defaultTailored, draft.layout);
  const layout = layoutBack(restored.cv.tailored ?? defaultTailored, seen);
  const { layout: _now, ...words } = draft;
  const before = layout === undefined ? words : { ...words, layout };
  return replaced({ ...context, draft: before }, fresh(restored));
}

/** Another draft in the place of the present one, as a step of its own. */
export function replaced(context: Context, next: Partial<Context>): Partial<Context> {
  return { ...next, undo: stackAfter(context, next.draft, { apart: true }) };
}

function stackAfter(
  { draft, undo, now }: Context,
  after: CvDraft | undefined,
  bounds?: StepBounds,
) {
  if (draft === undefined || after === undefined) return undo;
  return recordStep(undo, { before: draft, after }, now(), bounds);
}

/** One step back or on. */
export function stepped(context: Context, direction: Went['direction']): Partial<Context> {
  const { draft, undo, asked } = context;
  if (draft === undefined) return {};
  const next = (direction === 'undo' ? undoStep : redoStep)(undo, draft);
  if (next === undefined) return {};
  const changes = countChanges(draft, next.draft);
  const went = { direction, path: next.path, changes };
  return { draft: next.draft, undo: next.stack, went, isBehind: asked };
}

/** Required fields are the form's rule; the store takes blanks. */
export function isSavable({ draft, base }: Context): boolean {
  return draft !== undefined && Object.keys(checkAll(draft, base).blocking).length === 0;
}

/** What a save sends. */
export function toSaveInput(context: Context): SaveInput {
  const { reason } = context;
  return { ...toSave(context), ...(reason === 'save' ? {} : { reason }) };
}

/** A try of a save begins. */
export function tried({ draft, tries }: Context): Partial<Context> {
  return { conflict: undefined, sent: draft, tries: tries + 1 };
}

/** A save that did not go through. One that nobody could be asked for is still to be made. */
export function failed(context: Context, error: unknown): Partial<Context> {
  const { draft, sent = draft } = context;
  const asked = lostCall(error) !== undefined;
  return { ...afterFailure({ ...context, draft: sent }, error), asked };
}

/** A save that was refused with nothing to choose: the form over what is stored by now. */
export function takenOver(context: Context, error: unknown): Partial<Context> {
  return replaced(context, over(context, failed(context, error).conflict));
}

/** A save that went through. What was typed since it was sent is kept over what it stored. */
export function saved(context: Context, output: VersionedCv): Partial<Context> {
  const { draft: before, sent, undo } = context;
  const stored = fresh(output);
  if (before === undefined || stored.draft === undefined) return stored;
  const isWhole = sent === undefined || before === sent;
  const after = isWhole ? stored.draft : mergeDraft(sent, before, stored.draft);
  return { ...stored, draft: after, undo: settleStep(undo, { before, after }) };
}

/** Theirs is put together with mine, over their version. */
export function merged(context: Context): Partial<Context> {
  return { ...replaced(context, over(context, context.conflict)), reason: 'merge' };
}

/** What is being typed, as the journal keeps it. */
export function toEntry(context: Context): JournalEntry {
  const { undo, asked } = context;
  const journal = { ...toJournal(context), undo: keptStack(undo), ...(asked ? { asked } : {}) };
  return { key: typedInKey(idOf(context)), journal };
}

/** What can be undone although it is saved; undefined: nothing. */
export function toSavedUndo(context: Context): { key: string; value: object } | undefined {
  const { past, future } = context.undo;
  if (past.length + future.length === 0) return undefined;
  const value = { etag: context.loaded?.etag, undo: keptStack(context.undo) };
  return { key: undoJournalKey(idOf(context)), value };
}

/** Whether a save that failed so is tried again by itself. */
export function isWaited(error: unknown): boolean {
  return lostCall(error) === 'line';
}

const idOf = ({ loaded }: Context) => loaded?.cv._id ?? '';
