import type { Timing } from '../openai/timing.ts';

/** Time that passes only when it is told to, or when something sleeps. */
export interface VirtualTiming extends Timing {
  /** Milliseconds of each sleep. */
  sleeps: readonly number[];
  /** Lets time pass; what is due fires. */
  pass(ms: number): void;
}

/** Makes time for tests: a sleep takes none, but moves the clock. */
export function virtualTiming(): VirtualTiming {
  let now = 0;
  const sleeps: number[] = [];
  const due = new Map<() => void, number>();
  const pass = (ms: number) => {
    now += ms;
    for (const [fire, at] of due) {
      if (at > now) continue;
      due.delete(fire);
      fire();
    }
  };
  return {
    sleeps,
    pass,
    now: () => now,
    wallClock: () => Date.UTC(2026, 10, 21) + now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      sleeps.push(ms);
      pass(ms);
    },
    after(ms, fire) {
      const once = () => fire();
      due.set(once, now + ms);
      return () => void due.delete(once);
    },
    random: () => 0.5,
  };
}
