import type { Clock } from '@sastre/time';
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
  /**
   * The same, and knows what all nodes have counted when it answers. Where nobody can be asked it throws what asking threw,
   * or answers what this process knows `orAlone`.
   */
  countExactly(
    key: string,
    max: number,
    how?: { orAlone?: boolean },
  ): Promise<{ current: number; ttl: number }>;
  /** Tells what is worth telling, and learns what others told. */
  settle(): Promise<void>;
}

/** The share of its limit from which on a key is worth a row: hardly anybody comes so far. */
const TOLD_FROM = 1 / 8;
/** Rows of one statement. */
const AT_ONCE = 1_000;

/** Makes one; without `shared`, and where it may while that cannot be asked, each process counts for itself. */
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
    const held = await shared.add(told, windowMs).catch((error: unknown) => {
      for (const one of told) {
        counter.learn(one, undefined);
        worth.add(one.key);
      }
      throw error;
    });
    const byKey = new Map(held.map((one) => [one.key, one]));
    for (const one of told) counter.learn(one, byKey.get(one.key));
    return byKey;
  }

  function count(key: string, max: number, more = 1) {
    const counted = counter.count(key, windowMs, more);
    if (shared !== undefined && counted.current >= max * TOLD_FROM) worth.add(key);
    return counted;
  }
  return {
    count,
    async countExactly(key, max, { orAlone = false } = {}) {
      const counted = count(key, max);
      // There are never fewer than this process knows of.
      if (shared === undefined || counted.current > max) return counted;
      worth.delete(key);
      const asked = tell([key]);
      const held = (await (orAlone ? asked.catch(() => undefined) : asked))?.get(key);
      const { current, ttl } = counter.count(key, windowMs, 0);
      // Of calls at once each has a number of its own.
      return { current: held?.spent ?? current, ttl };
    },
    async settle() {
      const keys = [...worth].slice(0, AT_ONCE);
      for (const key of keys) worth.delete(key);
      // Later is as good.
      await tell(keys).catch(() => undefined);
    },
  };
}
