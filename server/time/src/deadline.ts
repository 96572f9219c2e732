/** Calls `run` after so many milliseconds, unless what it returns is called before. */
export type After = (ms: number, run: () => void) => () => void;

/** The same, in time as it passes. */
export const afterReally: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** By when work has to be done. */
export interface Deadline {
  ms: number;
  /** What it fails with when it is not. */
  late: () => Error;
  /** The caller's own way to call it off. */
  signal?: AbortSignal | undefined;
  after?: After | undefined;
}

/**
 * Runs `work` for at most `ms` milliseconds, and no longer than `signal` lets it. Its own signal says so first; work that
 * does not listen is left behind, and what it answers later is dropped.
 */
export async function withDeadline<T>(
  { ms, late, signal, after = afterReally }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const callOff = after(ms, () => own.abort(late()));
  const either = signal === undefined ? own.signal : AbortSignal.any([signal, own.signal]);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(either.reason);
  either.addEventListener('abort', end, { once: true });
  try {
    either.throwIfAborted();
    return await Promise.race([work(either), ended.promise]);
  } catch (error) {
    // Why it was called off says more than how the work took it.
    either.throwIfAborted();
    throw error;
  } finally {
    callOff();
    either.removeEventListener('abort', end);
  }
}
