import type { Cv } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { mergeChanges } from '../document/unsaved.rules.ts';
import { inverseOf, type LayoutChange } from '../panel/layout.rules.ts';

/** So many steps can be undone. */
export const MOST_STEPS = 100;
/**
 * Changes of the same colour or number are one step for as long as they follow each other within this time. A heading that
 * is typed is one step, however long it takes.
 */
export const STEP_MS = 1_000;

/** What was changed on this screen. Each step is the change that takes it back, or makes it again. */
export interface History {
  /** Oldest first. */
  past: readonly LayoutChange[];
  /** What was undone; the last one is the next to be made again. */
  future: readonly LayoutChange[];
  /** What the last step changes and when, while another change of the same goes on with it. */
  open?: { key: string; at: number } | undefined;
}
/** A history after a step back or on, and the change to make for it. */
export interface Step {
  history: History;
  change: LayoutChange;
}

export const emptyHistory: History = { past: [], future: [] };

/** The history with a change that is made over `cv` at `now`; one that changes nothing is no step. */
export function record(history: History, cv: Cv, change: LayoutChange, now: number): History {
  const back = inverseOf(cv, change);
  if (readsAlike(back, change)) return history;
  const { past, open } = history;
  const key = runningKey(change);
  const isSame = open !== undefined && open.key === key;
  const goesOn = isSame && (isHeading(change) || now - open.at <= STEP_MS);
  const before = goesOn ? past.slice(0, -1) : past;
  const step = goesOn ? mergeChanges(back, past.at(-1) ?? {}) : back;
  return {
    past: [...before, step].slice(-MOST_STEPS),
    future: [],
    open: key === undefined ? undefined : { key, at: now },
  };
}

/** The last step taken back. What others changed elsewhere stays: only the keys of the step go back. */
export function undo({ past, future }: History, cv: Cv): Step | undefined {
  const change = past.at(-1);
  if (change === undefined) return undefined;
  const history = { past: past.slice(0, -1), future: [...future, inverseOf(cv, change)] };
  return { history, change };
}

/** The step that was undone last made again. */
export function redo({ past, future }: History, cv: Cv): Step | undefined {
  const change = future.at(-1);
  if (change === undefined) return undefined;
  const history = { past: [...past, inverseOf(cv, change)], future: future.slice(0, -1) };
  return { history, change };
}

/** What a change is one of many of, as a colour that is dragged; undefined for what is chosen once. */
function runningKey({ pdfOptions, sectionTitles, ...others }: LayoutChange): string | undefined {
  const fields = { ...pdfOptions, ...sectionTitles };
  const [[key, value] = ['', undefined], ...more] = Object.entries(fields);
  if (more.length > 0 || Object.values(others).some((part) => part !== undefined)) return undefined;
  if (sectionTitles !== undefined) return `heading of ${key}`;
  return key.endsWith('ColorOverride') || typeof value === 'number' ? key : undefined;
}

function isHeading({ sectionTitles }: LayoutChange): boolean {
  return sectionTitles !== undefined;
}
