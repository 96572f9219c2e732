import type { Clock } from './clock.ts';

export class TimeLimitError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
    this.name = 'TimeLimitError';
  }
}

/** Rejects when `work` has not settled in time. `work` itself is not stopped; what it brings later is ignored. */
export function withTimeLimit<T>(
  work: Promise<T>,
  ms: number,
  clock: Pick<Clock, 'after'>,
  what: string,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new TimeLimitError(what, ms)));
    work.then(resolve, reject).finally(cancel);
  });
}
