import { availableParallelism, loadavg } from 'node:os';

/** One thing measured, beside its goal. */
export interface Row {
  what: string;
  median: number;
  high: string;
  longest: string;
  goal: string;
  ok: boolean;
}

/** Rounded milliseconds, with their unit. */
export const ms = (value: number) => `${Math.round(value)} ms`;

/** Prints the rows under a title; a goal that was missed makes the script end with 1. */
export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { what, median, high, longest, goal, ok } of rows)
    console.log(
      [
        ok ? 'reached ' : 'MISSED  ',
        what.padEnd(54),
        `median ${ms(median)}`.padEnd(16),
        high.padEnd(14),
        longest && `longest task ${longest}`.padEnd(24),
        `(${goal})`,
      ].join(' '),
    );
  if (!rows.every(({ ok }) => ok)) process.exitCode = 1;
}

/** How busy the machine is before anything is measured. */
export function loadNote(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const busy =
    load > cores / 4 ? ': others are at work, so times are longer than they would be' : '';
  return `Load ${load.toFixed(2)} on ${cores} cores before the start${busy}`;
}
