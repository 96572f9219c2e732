// `npm test` and `npm run soak`: every ring in one run; the last line is the total, `N passed, N failed`.
import { availableParallelism, tmpdir } from 'node:os';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countJest, countPlaywright, total, type Counts } from './test/counts.rules.ts';
import { runStep } from './test/run-step.ts';

/** How much larger the soak is where a promise names no figure of its own. */
const SOAK_FACTOR = '20';

const soak = process.argv.includes('--soak');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = await mkdtemp(join(tmpdir(), 'sastre-test-run-'));
const jestReport = join(folder, 'jest.json');
const playwrightReport = join(folder, 'playwright.json');
const keycloakReport = join(folder, 'keycloak.json');
/** One more than cores: tests of kills and of time limits wait more than they work. */
const workers = String(Math.min(3, availableParallelism() + 1));

interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads the step's own count; without it the step counts as one check. */
  report?: () => Promise<Counts>;
  /** Not part of this run, unless it is named: how to run it. */
  leftOut?: string;
}
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const steps: Step[] = [
  { name: 'build', args: ['tools/src/build.ts', '--quiet'] },
  { name: 'bundles', args: ['tools/src/check-bundles.ts'] },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'promises', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'packages', args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'] },
  { name: 'versions', args: ['node_modules/sherif/index.js', '-r', 'root-package-dependencies'] },
  { name: 'types', args: ['node_modules/typescript-7/bin/tsc', '-b'] },
  {
    name: 'unit',
    args: [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${jestReport}`,
    ],
    report: async () => countJest(await json(jestReport)),
  },
  {
    name: 'e2e',
    args: ['tools/src/e2e.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: async () => countPlaywright(await json(playwrightReport)),
  },
  {
    name: 'keycloak',
    args: ['tools/src/e2e-keycloak.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: keycloakReport },
    // Where Java or Maven is missing it ends well and says so; then there is nothing to count.
    report: async () =>
      existsSync(keycloakReport)
        ? countPlaywright(await json(keycloakReport))
        : { passed: 0, failed: 0 },
    ...(!soak && !process.env['KEYCLOAK'] && { leftOut: 'KEYCLOAK=1 or npm run soak runs it' }),
  },
];

/** Steps of a lane follow each other; the lanes of a row run side by side, since none of them keeps two cores busy. */
const ROWS: readonly (readonly string[])[][] = [
  [
    ['build', 'bundles'],
    ['format', 'lint', 'promises', 'packages', 'versions', 'types'],
  ],
  [['unit']],
  [['e2e']],
  [['keycloak']],
];

async function runOne(step: Step): Promise<Counts> {
  const started = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const ok = await runStep(step.args, { ...(soak && { SOAK: SOAK_FACTOR }), ...step.env });
  let counts: Counts = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.report) {
    const reported = await step.report().catch(() => ({ passed: 0, failed: 1 }));
    // A runner that ends badly without a failing test (a crash, an open handle) is a failure all the same.
    counts = ok || reported.failed > 0 ? reported : { ...reported, failed: 1 };
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`,
  );
  return counts;
}

const results: Counts[] = [];
async function runLane(names: readonly string[]): Promise<void> {
  for (const step of steps.filter(({ name }) => names.includes(name))) {
    if (only.length > 0 && !only.includes(step.name)) continue;
    if (step.leftOut === undefined || only.length > 0) results.push(await runOne(step));
    else process.stdout.write(`\n── ${step.name}: not run (${step.leftOut})\n`);
  }
}
for (const lanes of ROWS) await Promise.all(lanes.map(runLane));
await rm(folder, { recursive: true, force: true });

const sum = total(results);
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
