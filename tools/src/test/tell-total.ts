import type { Counts } from './counts.rules.ts';

/** Prints the last line of a run, `N passed, N failed`, and makes it the process's outcome. A run of nothing has failed. */
export function tellTotal({ passed, failed }: Counts): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
