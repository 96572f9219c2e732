import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { applyDelta, deltaOf, inverseDelta, type Delta, type Json } from './delta.rules.ts';

/** So many steps can be undone. */
export const MOST_STEPS = 100;
/** Changes of one field are one step for as long as they follow each other within this time. */
export const STEP_MS = 1_000;
/** Bytes of all steps that the journal keeps, as JSON. */
export const KEPT_BYTES = 262_144;

/** What was changed in the form. Each step leads from the draft before it to the one after it. */
export interface UndoStack {
  /** Oldest first. */
  past: readonly Delta[];
  /** What was undone; the last one is the next to be made again. */
  future: readonly Delta[];
  /** The field of the last step and when it was changed, while another change of it goes on with it. */
  open?: { field: string; at: number };
}
/** Where a step begins and ends, when a field and time do not say it. */
export interface StepBounds {
  /** Never part of the step before. */
  apart?: boolean;
  /** One step with those before it that said the same, however long it takes. */
  together?: string | undefined;
}
/** The stack after a step back or on, the draft for it, and where it changed. */
export interface Undone {
  stack: UndoStack;
  draft: CvDraft;
  /** Path of what was changed first, as `work_experience.0.company`. */
  path: string;
}

export const emptyStack: UndoStack = { past: [], future: [] };

/** The stack with a change of the draft at `now`; one that changes nothing is no step. */
export function recordStep(
  stack: UndoStack,
  { before, after }: { before: CvDraft; after: CvDraft },
  now: number,
  { apart = false, together }: StepBounds = {},
): UndoStack {
  const step = deltaOf(asJson(before), asJson(after));
  if (step.length === 0) return stack;
  const field = together === undefined ? fieldOf(step) : `together ${together}`;
  const { past, open } = stack;
  const isSame = !apart && open !== undefined && open.field === field;
  const goesOn = isSame && (together !== undefined || now - open.at <= STEP_MS);
  const joined = goesOn ? joinedStep(past.at(-1) ?? [], asJson(before), asJson(after)) : step;
  const steps = [...(goesOn ? past.slice(0, -1) : past), ...(joined.length > 0 ? [joined] : [])];
  const next: UndoStack = { past: steps.slice(-MOST_STEPS), future: [] };
  return apart || field === undefined ? next : { ...next, open: { field, at: now } };
}

/**
 * The stack when something else than the person made another draft of it, as a save that drops blank lines: the last step
 * leads there, and what was undone is forgotten where it does not fit any more.
 */
export function settleStep(
  stack: UndoStack,
  { before, after }: { before: CvDraft; after: CvDraft },
): UndoStack {
  if (deltaOf(asJson(before), asJson(after)).length === 0) return stack;
  const { past, future } = stack;
  const last = past.at(-1);
  const joined = last && joinedStep(last, asJson(before), asJson(after));
  const settled = {
    past: joined && joined.length > 0 ? [...past.slice(0, -1), joined] : past.slice(0, -1),
    future,
  };
  return leads(redoStep, settled, after, 'future') ? settled : { ...settled, future: [] };
}

/** The last step taken back; undefined: there is none, or it does not fit. */
export function undoStep({ past, future }: UndoStack, draft: CvDraft): Undone | undefined {
  const step = past.at(-1);
  const gone = step && applied(draft, inverseDelta(step));
  if (step === undefined || gone === undefined) return undefined;
  return { ...gone, stack: { past: past.slice(0, -1), future: [...future, step] } };
}

/** The step that was undone last made again. */
export function redoStep({ past, future }: UndoStack, draft: CvDraft): Undone | undefined {
  const step = future.at(-1);
  const made = step && applied(draft, step);
  if (step === undefined || made === undefined) return undefined;
  return { ...made, stack: { past: [...past, step], future: future.slice(0, -1) } };
}

/** As much of the stack as the journal keeps: the steps that are nearest, first those that can be undone. */
export function keptStack({ past, future }: UndoStack): Pick<UndoStack, 'past' | 'future'> {
  let room = KEPT_BYTES;
  const nearest = (steps: readonly Delta[]) => {
    const from = steps.findLastIndex((step) => (room -= bytesOf(step)) < 0);
    return steps.slice(from + 1);
  };
  const kept = nearest(past);
  return { past: kept, future: kept.length < past.length ? [] : nearest(future) };
}

/** Reads what the journal kept; a stack that is none, or does not lead to and from the draft, is empty. */
export function readStack(stored: unknown, draft: CvDraft): UndoStack {
  const { past, future } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (!isSteps(past) || !isSteps(future)) return emptyStack;
  const stack = { past, future };
  return leads(undoStep, stack, draft, 'past') && leads(redoStep, stack, draft, 'future')
    ? stack
    : emptyStack;
}

function leads(
  go: typeof undoStep,
  start: UndoStack,
  draft: CvDraft,
  side: 'past' | 'future',
): boolean {
  let at = { stack: start, draft };
  while (at.stack[side].length > 0) {
    const next = go(at.stack, at.draft);
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

function isSteps(value: unknown): value is Delta[] {
  const isPatch = (patch: unknown) =>
    typeof patch === 'object' &&
    patch !== null &&
    Array.isArray((patch as { path?: unknown }).path);
  return Array.isArray(value) && value.every((step) => Array.isArray(step) && step.every(isPatch));
}

/** Each step is measured once: it never changes. */
const measured = new WeakMap<Delta, number>();
/** At most so many bytes of JSON: one a letter, three a letter beyond ASCII; and what stands between two steps. */
function bytesOf(step: Delta): number {
  const known = measured.get(step);
  if (known !== undefined) return known;
  const json = JSON.stringify(step);
  const bytes = json.length + 2 * (json.match(/[^\p{ASCII}]/gu)?.join('').length ?? 0) + 1;
  measured.set(step, bytes);
  return bytes;
}

function joinedStep(last: Delta, before: Json, after: Json): Delta {
  const start = applyDelta(before, inverseDelta(last));
  return deltaOf(start?.value ?? before, after);
}

function applied(draft: CvDraft, delta: Delta): Pick<Undone, 'draft' | 'path'> | undefined {
  const next = applyDelta(asJson(draft), delta);
  if (next === undefined) return undefined;
  return { draft: next.value as unknown as CvDraft, path: (delta[0]?.path ?? []).join('.') };
}

/** The one field that a step changes; undefined: more, or a list. */
function fieldOf(step: Delta): string | undefined {
  const [patch, ...others] = step;
  if (patch === undefined || others.length > 0) return undefined;
  const isList = 'at' in patch && Array.isArray(patch.in);
  return isList ? undefined : patch.path.join('.');
}

const asJson = (draft: CvDraft) => draft as unknown as Json;
