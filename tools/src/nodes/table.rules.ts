import { DEEDS, type Tally } from './count.rules.ts';
import type { Verdict } from './judge.rules.ts';

/** Rows as text in columns, the first of them the head. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) =>
    Math.max(...rows.map((row) => [...(row[at] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What was done in each phase, and how it ended for whoever asked. */
export function callsTable(tally: Tally): string {
  const head = ['phase', 'deed', 'calls', 'waited (503)', 'failed', 'slowest'];
  const rows = tally.phases().flatMap((phase) =>
    DEEDS.flatMap((deed) => {
      const { calls, waited, failed, slowestMs } = tally.of(phase, deed);
      if (calls === 0) return [];
      const why = Object.entries(failed).map(
        ([status, count]) => `${count} × ${status === '0' ? 'cut' : status}`,
      );
      const slowest = `${(slowestMs / 1_000).toFixed(1)} s`;
      return [[phase, deed, String(calls), String(waited), why.join(', ') || '0', slowest]];
    }),
  );
  return columns([head, ...rows]);
}

/** What was promised, line by line. */
export function verdictsTable(verdicts: readonly Verdict[]): string {
  return columns(
    verdicts.map(({ says, holds, found }) => [holds ? 'holds ' : 'BROKEN', says, found]),
  );
}
