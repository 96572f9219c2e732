import { readFailedCall } from './failed-call.ts';
import { growingPause } from './growing-pause.rules.ts';

/** How a page asks for a state that changes, in milliseconds. */
export interface Pace {
  /** Between two checks. */
  every: number;
  /** No server makes a page wait longer. */
  longest: number;
}

/** Checks in a row that may fail before the page says so: about a minute. */
export const MOST_FAILED_POLLS = 12;
// A server that was restarted is noticed soon: whoever waits looks at the screen.
const SLOWEST_POLL = 5_000;

/** Milliseconds to the next check: doubled with each one that failed, and then no less than the server asked for. */
export function pollDelay(pace: Pace, failedPolls: number, retryAfter = 0): number {
  if (failedPolls === 0) return pace.every;
  const doubled = growingPause(failedPolls, { first: pace.every, longest: SLOWEST_POLL });
  return Math.min(Math.max(doubled, retryAfter * 1_000), pace.longest);
}

/**
 * True while another check may help, after so many in a row that failed before this one: what is asked about goes on
 * without us, so a server that is away, busy or confused is asked again.
 */
export function isWorthAnotherPoll(error: unknown, failedBefore: number): boolean {
  const { status } = readFailedCall(error);
  const isPassing = status === 0 || status === 408 || status === 429 || status >= 500;
  return isPassing && failedBefore + 1 < MOST_FAILED_POLLS;
}
