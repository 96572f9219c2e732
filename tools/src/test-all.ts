// `npm test` and `npm run soak`: every ring in one run; the last line is the total, `N passed, N failed`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journeyRing, runRings, unitRing, type Lane } from './test/run-rings.ts';
import type { Verdict } from './nodes/judge.rules.ts';
import {
  foundByJest,
  foundByPlaywright,
  promisesTable,
  readPromises,
  type Found,
} from './test/promises.rules.ts';
import { tellTotal } from './test/tell-total.ts';
import { ROOT } from './workspace.ts';

/** How much larger the soak is where a promise names no figure of its own. */
const SOAK_FACTOR = '20';

const soak = process.argv.includes('--soak');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

// Two lanes that take about as long: neither waits for the other. Where each works on one core, several checkers of types only
// do again what another has done.
const ONE_CORE = { GOMAXPROCS: '1' };
const built: Lane = [
  { name: 'build', args: ['tools/src/build.ts', '--quiet'] },
  { name: 'bundles', args: ['tools/src/check-bundles.ts'], needs: ['build'] },
  { name: 'types', args: ['node_modules/typescript-7/bin/tsc', '-b', '--singleThreaded'] },
  { name: 'contract', args: ['tools/src/contract-report.ts', '--check'] },
];
const read: Lane = [
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'promises', args: ['node_modules/oxlint/bin/oxlint'], env: ONE_CORE },
  { name: 'packages', args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'] },
  { name: 'versions', args: ['node_modules/sherif/index.js', '-r', 'root-package-dependencies'] },
];
const keycloak: Lane = [
  {
    name: 'keycloak',
    args: ['tools/src/e2e-keycloak.ts'],
    // Where Java or Maven is missing it ends well and says so.
    count: { by: 'playwright', mayBeMissing: true },
    ...(!soak && !process.env['KEYCLOAK'] && { leftOut: 'KEYCLOAK=1 or npm run soak runs it' }),
  },
];

const audit: Lane = [
  {
    name: 'audit',
    // Where OSV cannot be reached it ends well and says so. What it finds changes by the day, not by a commit.
    args: ['tools/src/audit.ts'],
    ...(!soak && { leftOut: 'npm run soak or npm run audit runs it' }),
  },
];
const before: Lane = [
  {
    name: 'before',
    // Without history it ends well and says so.
    args: ['tools/src/e2e-before.ts'],
    count: { by: 'playwright', mayBeMissing: true },
    ...(!soak && { leftOut: 'npm run soak or npm run e2e:before runs it' }),
  },
];
const nodes: Lane = [
  {
    name: 'nodes',
    // Without nginx it ends well and says so.
    args: ['tools/src/e2e-nodes.ts'],
    count: { by: 'nodes', mayBeMissing: true },
    ...(!soak && { leftOut: 'npm run e2e:nodes or npm run soak runs it' }),
  },
];

// What lies side by side keeps no two cores busy by itself.
const rows = [
  [built, read],
  [[unitRing()]],
  [[journeyRing()]],
  [keycloak],
  [audit],
  [before],
  [nodes],
];
const found: Found[] = [];
let verdicts: Verdict[] | undefined;
const counts = await runRings(rows, {
  ...{ only, ...(soak && { env: { SOAK: SOAK_FACTOR } }) },
  onReport(by, report) {
    if (by === 'nodes') ({ verdicts } = report as { verdicts: Verdict[] });
    else found.push(...(by === 'jest' ? foundByJest(report, ROOT) : foundByPlaywright(report)));
  },
});
if (soak) {
  const specification = await readFile(join(ROOT, 'docs/specification.md'), 'utf8');
  process.stdout.write(`\n${promisesTable(readPromises(specification), found, verdicts)}\n`);
}
tellTotal(counts);
