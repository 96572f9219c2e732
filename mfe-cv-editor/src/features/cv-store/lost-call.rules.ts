import { readFailedCall } from '@sastre/shared-contracts/page';

/** Why a save did not go through, where that says nothing about the save itself. */
export type LostCall = 'line' | 'session';

/** `line`: no answer came, or somebody's that the server cannot be reached now; `session`: nobody is signed in any more. */
export function lostCall(error: unknown): LostCall | undefined {
  const { status, code } = readFailedCall(error);
  if (status === 401) return 'session';
  const isUnanswered = code === 'network' || code === 'timeout';
  return isUnanswered || [502, 503, 504].includes(status) ? 'line' : undefined;
}

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Milliseconds until a save that did not go through is tried again, after so many tries, and no sooner than the server asked for. */
export function pauseBeforeTry(tries: number, error: unknown): number {
  const { retryAfter = 0 } = readFailedCall(error);
  const grown = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, tries - 1));
  return Math.max(grown, Math.min(LONGEST_MS, retryAfter * 1_000));
}
