import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_PAUSE = 50;

/**
 * Repeats `attempt` until it answers something other than `undefined`, `null` or `false` and gives
 * that; an attempt that throws counts as not yet. Rejects after `limit` milliseconds with the last error.
 */
export async function until<T>(
  attempt: () => T | Promise<T>,
  limit = 50_000,
): Promise<Exclude<T, undefined | null | false>> {
  const began = performance.now();
  let last: unknown = new Error('Never came true.');
  while (performance.now() - began < limit) {
    try {
      const value = await attempt();
      if (value !== undefined && value !== null && value !== false) {
        return value as Exclude<T, undefined | null | false>;
      }
    } catch (error) {
      last = error;
    }
    // What takes long is asked for less often: the asking takes from it.
    await delay(Math.min(LONGEST_PAUSE, Math.max(10, (performance.now() - began) / 10)));
  }
  throw new Error(`Not seen within ${limit} ms.`, { cause: last });
}
