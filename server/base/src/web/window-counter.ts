import type { Clock } from '@sastre/time';

/** Counts by key, each in a window that begins with its first call. */
export interface WindowCounter {
  /** Counts one more, or as many as said. `current`: how many in this window; `ttl`: milliseconds until it ends. */
  count(key: string, windowMs: number, more?: number): { current: number; ttl: number };
  /** Since when a key's window is open, and how many of its calls have not been told elsewhere; these count as told from now on. */
  tell(key: string): Told | undefined;
  /** What the window holds by what others have counted too; of what was told nothing is lost when there is no such answer. */
  learn(told: Told, held: { began: number; spent: number } | undefined): void;
  /** How many keys are remembered. */
  size(): number;
}

/** Calls of a key in the window that began then. */
export interface Told {
  key: string;
  began: number;
  more: number;
}

const REMEMBERED = 50_000;

/** A counter in memory. When `most` keys are remembered, the one that began longest ago is forgotten. */
export function createWindowCounter(clock: Clock, most: number = REMEMBERED): WindowCounter {
  const windows = new Map<string, { current: number; began: number; untold: number }>();
  return {
    count(key, windowMs, more = 1) {
      const now = clock();
      const known = windows.get(key);
      // A clock that was set back must not lock anybody out.
      const isOpen = known !== undefined && now >= known.began && now < known.began + windowMs;
      if (isOpen) {
        known.current += more;
        known.untold += more;
        return { current: known.current, ttl: known.began + windowMs - now };
      }
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= most && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { current: more, began: now, untold: more });
      return { current: more, ttl: windowMs };
    },
    tell(key) {
      const known = windows.get(key);
      if (known === undefined || known.untold === 0) return undefined;
      const told = { key, began: known.began, more: known.untold };
      known.untold = 0;
      return told;
    },
    learn({ key, began, more }, held) {
      const known = windows.get(key);
      // Another one has begun meanwhile.
      if (known === undefined || (held === undefined && known.began !== began)) return;
      if (held === undefined) known.untold += more;
      else {
        // An earlier answer may come later.
        known.current = Math.max(known.current, held.spent + known.untold);
        known.began = Math.min(held.began, clock());
      }
    },
    size: () => windows.size,
  };
}
