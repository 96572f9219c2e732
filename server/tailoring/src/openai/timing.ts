import { setTimeout as delay } from 'node:timers/promises';

/** Time as the engine sees it. */
export interface Timing {
  /** Milliseconds that only rise. */
  now(): number;
  /** Milliseconds since the epoch. */
  wallClock(): number;
  /** Waits; rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls `fire` after a while, unless it is called off by the function that is answered. */
  after(ms: number, fire: () => void): () => void;
  /** A number from 0 to 1. */
  random(): number;
}

/** Time as it passes. */
export const realTiming: Timing = {
  now: () => performance.now(),
  wallClock: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  after(ms, fire) {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Runs `work` with a signal that is aborted after `ms`, or with the caller's signal. */
export async function within<T>(
  ms: number,
  { signal, timing, late }: { signal: AbortSignal; timing: Timing; late: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const callOff = timing.after(ms, () => controller.abort(late()));
  const both = AbortSignal.any([signal, controller.signal]);
  // What does not listen to its signal is left behind all the same.
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(both.reason);
  both.addEventListener('abort', abort, { once: true });
  try {
    both.throwIfAborted();
    return await Promise.race([work(both), aborted.promise]);
  } catch (error) {
    both.throwIfAborted();
    throw error;
  } finally {
    callOff();
    both.removeEventListener('abort', abort);
  }
}
