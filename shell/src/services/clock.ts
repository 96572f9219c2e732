import type { ShellServices } from '@sastre/shared-contracts/shell';

export type Clock = ShellServices['clock'];

export function createClock(): Clock {
  return {
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
