/** A job took longer than it may. */
export class JobDeadlineError extends Error {
  override readonly name = 'JobDeadlineError';
}

/**
 * Runs `work` for at most `limit` milliseconds, and no longer than `signal` lets it. Its own signal says so first; work
 * that does not listen is left behind and what it answers later is dropped.
 */
export async function within<T>(
  limit: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const stop = () => own.abort(signal.reason);
  const overdue = () => own.abort(new JobDeadlineError(`Not done within ${limit} ms.`));
  const timer = setTimeout(overdue, limit);
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
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
