import type { Clock } from '../clock.ts';

/** Counts by key, each in a window that begins with its first call. */
export interface WindowCounter {
  /** Counts one more. `current`: how many in this window; `ttl`: milliseconds until it ends. */
  count(key: string, windowMs: number): { current: number; ttl: number };
  /** How many keys are remembered. */
  size(): number;
}

const REMEMBERED = 50_000;

/** A counter in memory. When `most` keys are remembered, the one that began longest ago is forgotten. */
export function createWindowCounter(clock: Clock, most: number = REMEMBERED): WindowCounter {
  const windows = new Map<string, { current: number; began: number }>();
  return {
    count(key, windowMs) {
      const now = clock();
      const known = windows.get(key);
      // A clock that was set back must not lock anybody out.
      const isOpen = known !== undefined && now >= known.began && now < known.began + windowMs;
      if (isOpen) {
        known.current += 1;
        return { current: known.current, ttl: known.began + windowMs - now };
      }
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= most && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { current: 1, began: now });
      return { current: 1, ttl: windowMs };
    },
    size: () => windows.size,
  };
}
