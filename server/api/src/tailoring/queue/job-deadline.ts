/** A job took longer than it may. */
export class JobDeadlineError extends Error {
  override readonly name = 'JobDeadlineError';
}

/** Calls `run` after so many milliseconds, unless what it returns is called before. */
export type After = (ms: number, run: () => void) => () => void;

const afterReally: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Runs `work` for at most `limit` milliseconds, and no longer than `signal` lets it. Its own signal says so first; work
 * that does not listen is left behind and what it answers later is dropped.
 */
export async function within<T>(
  limit: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  after: After = afterReally,
): Promise<T> {
  const own = new AbortController();
  const stop = () => own.abort(signal.reason);
  const overdue = () => own.abort(new JobDeadlineError(`Not done within ${limit} ms.`));
  const cancel = after(limit, overdue);
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const ended = new Promise<never>((_resolve, reject) => {
      own.signal.addEventListener('abort', () => reject(own.signal.reason as Error), {
        once: true,
      });
    });
    return await Promise.race([work(own.signal), ended]);
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
