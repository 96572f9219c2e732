import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countNodes, countPlaywright, total, type Counts } from './counts.rules.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { runStep } from './run-step.ts';

/** One kind of test, run as a script of its own. */
export interface Ring {
  name: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Writes its temporary files to memory where there is room for them. */
  inMemory?: boolean;
  /** Reads the ring's own count from its report's text; without it the ring counts as one check. */
  count?: Counted;
  /** Not part of this run, unless it is named: how to run it. */
  leftOut?: string;
  /** Rings without which it can only fail, slowly: where one of them failed in this run, it is one failure and not run. */
  needs?: readonly string[];
}

/** Which runner's report a ring writes, and whether none is an empty count (it said why it did not run). */
interface Counted {
  by: 'jest' | 'playwright' | 'nodes';
  mayBeMissing?: boolean;
}

const COUNTS = { jest: countJest, playwright: countPlaywright, nodes: countNodes };
/** Told what a runner reported, as JSON. */
type OnReport = (by: Counted['by'], report: unknown) => void;

/** Rings that follow each other. */
export type Lane = readonly Ring[];

/** Unit tests; `args` choose which. */
export function unitRing(...args: readonly string[]): Ring {
  // One worker more than cores: tests of kills and of time limits wait more than they work.
  const workers = Math.min(3, availableParallelism() + 1);
  // Regular expressions become machine code when they are first used, not after they were interpreted once: a tenth of the
  // processor time. Never by `setFlagsFromString` in a process that runs: it crashes then.
  const flags = ['--experimental-vm-modules', '--no-regexp-tier-up'];
  const jest = [...flags, 'node_modules/jest/bin/jest.js'];
  return {
    name: 'unit',
    args: [...jest, `--maxWorkers=${workers}`, ...args],
    inMemory: true,
    count: { by: 'jest' },
  };
}

/** Journeys in the shell; `args` choose which. */
export function journeyRing(...args: readonly string[]): Ring {
  return {
    name: 'e2e',
    args: ['tools/src/e2e.ts', ...args],
    needs: ['build', 'site'],
    inMemory: true,
    count: { by: 'playwright' },
  };
}

/**
 * Runs rows of lanes: the lanes of a row side by side, the rows one after the other. `only` names the rings to run, all
 * if it is empty. Prints each ring's count and seconds, hands over what runners report, and resolves to the sum.
 */
export async function runRings(
  rows: readonly (readonly Lane[])[],
  {
    only = [],
    env = {},
    onReport = () => undefined,
  }: { only?: readonly string[]; env?: Record<string, string>; onReport?: OnReport } = {},
): Promise<Counts> {
  const reports = await mkdtemp(join(tmpdir(), 'sastre-test-run-'));
  const results = new Map<string, Counts>();
  const runLane = async (lane: Lane): Promise<void> => {
    for (const ring of lane) {
      if (only.length > 0 && !only.includes(ring.name)) continue;
      const missing = ring.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
      if (ring.leftOut !== undefined && only.length === 0) sayNotRun(ring.name, ring.leftOut);
      else if (missing !== undefined) {
        sayNotRun(ring.name, `${missing} failed`);
        results.set(ring.name, { passed: 0, failed: 1 });
      } else {
        const report = join(reports, `${ring.name}.json`);
        results.set(ring.name, await runRing(ring, report, { env, onReport }));
      }
    }
  };
  for (const lanes of rows) await Promise.all(lanes.map(runLane));
  await rm(reports, { recursive: true, force: true });
  return total([...results.values()]);
}

function sayNotRun(name: string, reason: string): void {
  process.stdout.write(`\n── ${name}: not run (${reason})\n`);
}

async function runRing(
  ring: Ring,
  report: string,
  { env, onReport }: { env: Record<string, string>; onReport: OnReport },
): Promise<Counts> {
  const started = Date.now();
  process.stdout.write(`\n── ${ring.name}\n`);
  const memory = ring.inMemory ? openMemoryFolder() : undefined;
  const ok = await runStep(
    ring.count?.by === 'jest' ? [...ring.args, '--json', `--outputFile=${report}`] : ring.args,
    {
      ...{ ...memory?.env, ...env, ...ring.env },
      ...{ PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODES_REPORT_FILE: report },
    },
  );
  memory?.remove();
  const counts = await readCounts(ring, report, { ok, onReport });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `── ${ring.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`,
  );
  return counts;
}

async function readCounts(
  { count }: Ring,
  report: string,
  { ok, onReport }: { ok: boolean; onReport: OnReport },
): Promise<Counts> {
  if (count === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined && ok && count.mayBeMissing) return { passed: 0, failed: 0 };
  const said: unknown = text === undefined ? undefined : JSON.parse(text);
  if (said !== undefined) onReport(count.by, said);
  const counts = said === undefined ? { passed: 0, failed: 1 } : COUNTS[count.by](said);
  // A runner that ends badly without a failing test (a crash, an open handle) is a failure all the same.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
