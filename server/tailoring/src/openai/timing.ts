import { setTimeout as delay } from 'node:timers/promises';
import { afterReally, type After } from '@sastre/time';

/** Time as the engine sees it. */
export interface Timing {
  /** Milliseconds that only rise. */
  now(): number;
  /** Milliseconds since the epoch. */
  wallClock(): number;
  /** Waits; rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls what is due after a while. */
  after: After;
  /** A number from 0 to 1. */
  random(): number;
}

/** Time as it passes. */
export const realTiming: Timing = {
  now: () => performance.now(),
  wallClock: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  after: afterReally,
  random: Math.random,
};
