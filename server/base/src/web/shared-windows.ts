import type { Clock } from '../clock.ts';
import { createWindowCounter, type Told } from './window-counter.ts';

/** Where windows are counted over all nodes. */
export interface SharedWindows {
  /**
   * Adds to windows of so many milliseconds and answers what each holds then, in any order. One that is over begins anew as
   * it was told.
   */
  add(
    told: readonly Told[],
    windowMs: number,
  ): Promise<{ key: string; began: number; spent: number }[]>;
}

/** A counter that counts at once in this process, and over all nodes where that can make a difference. */
export interface SharedCounter {
  /** Counts calls of a key whose limit is `max`. */
  count(key: string, max: number, more?: number): { current: number; ttl: number };
  /** The same, and knows what all nodes have counted when it answers. */
  countExactly(key: string, max: number): Promise<{ current: number; ttl: number }>;
  /** Tells what is worth telling, and learns what others told. */
  settle(): Promise<void>;
}

/** The share of its limit from which on a key is worth a row: hardly anybody comes so far. */
const TOLD_FROM = 1 / 8;
/** Rows of one statement. */
const AT_ONCE = 1_000;

/** Makes one; without `shared`, and while that cannot be asked, each process counts for itself. */
export function createSharedCounter({
  clock,
  windowMs,
  shared,
}: {
  clock: Clock;
  windowMs: number;
  shared?: SharedWindows | undefined;
}): SharedCounter {
  const counter = createWindowCounter(clock);
  const worth = new Set<string>();

  async function tell(keys: readonly string[]) {
    const told = keys.flatMap((key) => counter.tell(key) ?? []);
    if (shared === undefined || told.length === 0) return undefined;
    const held = await shared.add(told, windowMs).catch(() => undefined);
    const byKey = new Map(held?.map((one) => [one.key, one]));
    for (const one of told) {
      counter.learn(one, byKey.get(one.key));
      if (held === undefined) worth.add(one.key);
    }
    return byKey;
  }

  function count(key: string, max: number, more = 1) {
    const counted = counter.count(key, windowMs, more);
    if (shared !== undefined && counted.current >= max * TOLD_FROM) worth.add(key);
    return counted;
  }
  return {
    count,
    async countExactly(key, max) {
      const counted = count(key, max);
      if (shared === undefined) return counted;
      worth.delete(key);
      const held = (await tell([key]))?.get(key);
      const { current, ttl } = counter.count(key, windowMs, 0);
      // Of calls at once each has a number of its own.
      return { current: held?.spent ?? current, ttl };
    },
    async settle() {
      const keys = [...worth].slice(0, AT_ONCE);
      for (const key of keys) worth.delete(key);
      await tell(keys);
    },
  };
}
