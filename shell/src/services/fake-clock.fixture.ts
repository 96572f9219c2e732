import type { Clock } from './clock.ts';

/** A clock for tests: time passes only by `advance`. */
export interface FakeClock extends Clock {
  advance: (ms: number) => Promise<void>;
  waiting: () => number;
}

export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    waiting: () => timers.length,
  };
}
