import type { Log } from '../log/index.ts';
import { afterReally, withDeadline, type After } from '@sastre/time';

/** Something that was started. */
export interface Stop {
  name: string;
  stop: () => Promise<unknown>;
  /** What was saved depends on it: it has time of its own, whatever hangs before it. */
  holdsData?: boolean;
}

/** How long is waited for what was started. */
export interface StopLimits {
  /** Milliseconds for all that holds no data, together. */
  partsMs: number;
  /** Milliseconds for all that does. */
  dataMs: number;
  /** Somebody has lost patience: nothing is waited for any more but data. */
  hurry?: AbortSignal;
  now?: () => number;
  after?: After;
}

/**
 * Stops what was started, last first, each although another fails or hangs; what is not over in time is left behind.
 * Resolves to whether everything that holds data was stopped cleanly. Empties the list.
 */
export async function stopInOrder(
  stops: Stop[],
  log: Pick<Log, 'warn'>,
  limits: StopLimits,
): Promise<boolean> {
  const { partsMs, dataMs, hurry, now = () => performance.now(), after = afterReally } = limits;
  const end = { parts: now() + partsMs, data: 0 };
  let isSafe = true;
  for (let next = stops.pop(); next !== undefined; next = stops.pop()) {
    const { name, stop, holdsData = false } = next;
    if (holdsData) end.data ||= now() + dataMs;
    const ms = Math.max(0, (holdsData ? end.data : end.parts) - now());
    const late = () => new Error('It took too long.');
    try {
      // begun also when nobody can wait for it
      const stopping = stop();
      await withDeadline(
        { ms, late, after, signal: holdsData ? undefined : hurry },
        () => stopping,
      );
    } catch (err) {
      if (holdsData) isSafe = false;
      log.warn({ err, part: name }, 'did not stop cleanly');
    }
  }
  return isSafe;
}
