import { backoff } from '@sastre/time';

/** Times that a question is sent before a busy or failing server is given up. */
export const MOST_ATTEMPTS = 4;

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

/** True for answers that another attempt may better. */
export function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Milliseconds to wait before the next attempt: what the server asks for, else twice as long each time;
 * spread by up to half, so that several workers do not come back at the same moment.
 */
export function waitBefore(
  attempt: number,
  { retryAfter, random, wallClock }: { retryAfter?: string; random: number; wallClock: number },
): number {
  const asked = retryAfter === undefined ? undefined : readRetryAfter(retryAfter, wallClock);
  if (asked !== undefined) return asked + random * FIRST_WAIT * 0.5;
  return backoff(attempt, { first: FIRST_WAIT, longest: LONGEST_WAIT, jitter: random * 0.5 });
}

/** Seconds or a date, as HTTP has it. */
function readRetryAfter(value: string, wallClock: number): number | undefined {
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - wallClock);
}
