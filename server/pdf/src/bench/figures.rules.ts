import { percentile } from '@sastre/shared-testing';
import type { Taken } from './measure-level.ts';

/** A goal, and whether it was reached. */
export interface Verdict {
  ok: boolean;
  text: string;
}

const GOALS = { ratio: 1.3, cpuMs: 150, kilobytes: 100 };

/** One line of the table: times and CPU time for each PDF, both also as a multiple of the bare print. */
export function tableLine(atOnce: number, row: Taken, bare: Taken): string {
  const middle = percentile(row.times, 0.5);
  return [
    String(atOnce).padStart(7),
    row.name.padEnd(22),
    ms(middle),
    ms(percentile(row.times, 0.95)),
    times(middle / percentile(bare.times, 0.5)).padStart(6),
    ms(row.browserMs),
    ms(row.ownMs),
    times(cpuOf(row) / cpuOf(bare)).padStart(6),
    `${kilobytes(row)} KB`.padStart(8),
  ].join('  ');
}

/** What stands over the lines. */
export const TABLE_HEAD = [
  'at once',
  ''.padEnd(22),
  '     p50',
  '     p95',
  '× bare',
  ' browser',
  '     own',
  '× bare',
  '    file',
].join('  ');

/** Setting and printing against the bare print, in time and in CPU time. */
export function ratioVerdict(setAndPrint: Taken, bare: Taken): Verdict {
  const time = percentile(setAndPrint.times, 0.5) / percentile(bare.times, 0.5);
  const cpu = cpuOf(setAndPrint) / cpuOf(bare);
  return {
    ok: time <= GOALS.ratio,
    text: `setting and printing takes ${times(time)} the time of a bare print (goal: ≤ ${GOALS.ratio} ×), and ${times(cpu)} its CPU`,
  };
}

/** The whole's CPU time and size. */
export function wholeVerdicts(whole: Taken): Verdict[] {
  return [
    {
      ok: cpuOf(whole) <= GOALS.cpuMs,
      text: `the whole takes ${Math.round(cpuOf(whole))} CPU-ms (goal: ≤ ${GOALS.cpuMs})`,
    },
    {
      ok: kilobytes(whole) <= GOALS.kilobytes,
      text: `the file has ${kilobytes(whole)} KB (goal: ≤ ${GOALS.kilobytes})`,
    },
  ];
}

function cpuOf({ browserMs, ownMs }: Taken): number {
  return browserMs + ownMs;
}

function kilobytes({ bytes }: Taken): number {
  return Math.round(bytes / 1_000);
}

function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`.padStart(8);
}

function times(value: number): string {
  return `${value.toFixed(2)} ×`;
}
