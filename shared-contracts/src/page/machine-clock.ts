import type { ShellServices } from '../shell/services.ts';

/** The shell's clock as machines take it, so that every delay can be moved in a test. */
export function machineClock(clock: ShellServices['clock']) {
  return {
    setTimeout: (run: (...args: unknown[]) => void, ms: number) => clock.after(ms, run),
    clearTimeout: (cancel: unknown) => {
      if (typeof cancel === 'function') (cancel as () => void)();
    },
  };
}
