/** Outcome of a ring of tests. */
export interface Counts {
  passed: number;
  failed: number;
}

function numberAt(report: unknown, key: string): number {
  const value = (report as Record<string, unknown> | null)?.[key];
  if (typeof value !== 'number') throw new Error(`The report has no ${key}`);
  return value;
}

/** Counts of jest's JSON report; a suite that could not run counts as one failure. */
export function countJest(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
  };
}

/** Counts of Playwright's JSON report; errors outside of a test count as failures. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as { stats: unknown; errors?: unknown[] };
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + (errors?.length ?? 0),
  };
}

/** Counts of the report on several nodes: what was promised and held, and what did not. */
export function countNodes(report: unknown): Counts {
  const { verdicts } = report as { verdicts: { holds: boolean }[] };
  const passed = verdicts.filter(({ holds }) => holds).length;
  return { passed, failed: verdicts.length - passed };
}

/** Sum of all rings. */
export function total(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
