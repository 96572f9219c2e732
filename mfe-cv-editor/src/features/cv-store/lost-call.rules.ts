import { growingPause, readFailedCall } from '@sastre/shared-contracts/page';

/** Why a save did not go through, where that says nothing about the save itself. */
export type LostCall = 'line' | 'session';

/** `line`: no answer came, or somebody's that the server cannot be reached now; `session`: nobody is signed in any more. */
export function lostCall(error: unknown): LostCall | undefined {
  const { status, code } = readFailedCall(error);
  if (status === 401) return 'session';
  const isUnanswered = code === 'network' || code === 'timeout';
  return isUnanswered || [502, 503, 504].includes(status) ? 'line' : undefined;
}

const GROWTH = { first: 2_000, longest: 30_000 };

/** Milliseconds until a save that did not go through is tried again, after so many tries, and no sooner than the server asked for. */
export function pauseBeforeTry(tries: number, error: unknown): number {
  const { retryAfter = 0 } = readFailedCall(error);
  const asked = Math.min(GROWTH.longest, retryAfter * 1_000);
  return Math.max(growingPause(Math.max(1, tries), GROWTH), asked);
}
