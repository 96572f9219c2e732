import type { FieldPath } from '@sastre/shared-cv-reader';

/** The stop behind the last doubt: what is not placed. */
export const UNPLACED = 'unplaced';

/** What is to be looked at, in the order of the page. */
export function stopsOf(doubts: readonly FieldPath[], unplaced: number): readonly FieldPath[] {
  return unplaced > 0 ? [...doubts, UNPLACED] : doubts;
}

/** The doubt after the one that was visited last, the first one after the last. Where that is settled, what stood behind it. */
export function nextDoubt(
  doubts: readonly FieldPath[],
  last: { path: FieldPath; index: number } | undefined,
): { path: FieldPath; index: number } | undefined {
  if (doubts.length === 0) return undefined;
  const at = last === undefined ? -1 : doubts.indexOf(last.path);
  const next = at >= 0 ? at + 1 : (last?.index ?? 0);
  const index = next % doubts.length;
  const path = doubts[index];
  return path === undefined ? undefined : { path, index };
}
