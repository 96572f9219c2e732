import type { FieldPath } from '@sastre/shared-cv-reader';

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
