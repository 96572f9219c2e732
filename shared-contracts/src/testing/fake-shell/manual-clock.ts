import type { ShellServices } from '../../shell/services.ts';

/** A clock that stands still until it is told to go on. */
export interface ManualClock {
  now: ShellServices['clock']['now'];
  after: ShellServices['clock']['after'];
  /** Goes on by `ms`: runs what falls due, in order, and what follows from it. */
  advance: (ms: number) => Promise<void>;
  /** Timers that wait. */
  pending: () => number;
}

interface Timer {
  due: number;
  run: () => void;
}

/** `settle` runs one step and lets everything that follows from it come to rest. */
export function createManualClock(
  start: number,
  settle: (step: () => void) => Promise<void> = settled,
): ManualClock {
  let current = start;
  const timers = new Set<Timer>();
  const nextUpTo = (end: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => current,
    after: (ms, run) => {
      const timer = { due: current + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const end = current + ms;
      await settle(() => undefined);
      for (let timer = nextUpTo(end); timer !== undefined; timer = nextUpTo(end)) {
        const { due, run } = timer;
        timers.delete(timer);
        current = Math.max(current, due);
        await settle(run);
      }
      current = end;
    },
    pending: () => timers.size,
  };
}

const nextTask = globalThis.setTimeout;

/** Runs a step, then waits until the promises it set going have run. */
export async function settled(step: () => void): Promise<void> {
  step();
  await new Promise<void>((resolve) => nextTask(resolve, 0));
}

/** The browser's clock, for running a page by hand. */
export function createRealClock(): ShellServices['clock'] {
  return {
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
