import { TIMES } from '@sastre/shared-contracts/api';

/** Status checks in a row that may fail before the screen says so: about a minute. */
export const MOST_FAILED_POLLS = 12;
// A server that was restarted is noticed soon: whoever waits looks at this screen.
const SLOWEST_POLL = 5_000;
const LONGEST_WAIT = 30_000;

/** Milliseconds to the next status check: a second, doubled with each one that failed, and no less than the server asked for. */
export function pollDelay(failedPolls: number, retryAfter = 0): number {
  if (failedPolls === 0) return TIMES.tailoringPoll;
  const doubled = Math.min(TIMES.tailoringPoll * 2 ** (failedPolls - 1), SLOWEST_POLL);
  return Math.min(Math.max(doubled, retryAfter * 1_000), LONGEST_WAIT);
}

/** What is known of a failed call. By its fields: the error's class is the shell's. */
export interface FailedCall {
  status: number | undefined;
  code: string | undefined;
  retryAfter: number | undefined;
}
export function readFailedCall(error: unknown): FailedCall {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    status: number(fields['status']),
    code: typeof fields['code'] === 'string' ? fields['code'] : undefined,
    retryAfter: number(fields['retryAfter']),
  };
}

/** The job runs on without us: a server that is away, busy or confused is asked again. */
export function isWorthAnotherPoll(error: unknown): boolean {
  const { status = 0 } = readFailedCall(error);
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
