import { TIMES } from '@sastre/shared-contracts/api';

/** Status checks in a row that may fail before the page stops to ask: about a minute. */
export const MOST_FAILED_POLLS = 12;
/** Status checks after which the page says that it takes longer than usual. */
export const SLOW_AFTER_POLLS = 30;
const SLOWEST_POLL = 5_000;
const LONGEST_WAIT = 60_000;

/** Milliseconds to the next status check: a second, longer while checks fail, and no less than the server asked for. */
export function pollDelay(failedPolls: number, retryAfter = 0): number {
  const own =
    failedPolls === 0
      ? TIMES.paymentPoll
      : Math.min(TIMES.paymentPoll * 2 ** (failedPolls - 1), SLOWEST_POLL);
  return Math.min(Math.max(own, retryAfter * 1_000), LONGEST_WAIT);
}

/** What a failed check says. By its fields: the error's class is the shell's. */
export function readFailedPoll(error: unknown): { isPassing: boolean; retryAfter: number } {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    retryAfter?: unknown;
  };
  const status = typeof fields.status === 'number' ? fields.status : 0;
  return {
    // A server that is away or busy is asked again: whoever paid waits for it.
    isPassing: status === 0 || status === 408 || status === 429 || status >= 500,
    retryAfter: typeof fields.retryAfter === 'number' ? fields.retryAfter : 0,
  };
}
