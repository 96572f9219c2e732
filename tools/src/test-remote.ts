// `npm test -w mfe-billing [-- --no-journeys]`: all that a team promises of its remote; the last line is `N passed, N failed`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeyRing, runRings, unitRing, type Lane, type Ring } from './test/run-rings.ts';
import { tellTotal } from './test/tell-total.ts';
import { findRemotes, ROOT } from './workspace.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-journeys': { type: 'boolean', default: false } },
});
const room = findRemotes().find(({ folder }) => folder === positionals[0]);
if (room === undefined) throw new Error('usage: npm test -w mfe-<area> [-- --no-journeys]');
const { folder, area } = room;

const built: Lane = [
  { name: 'build', args: ['tools/src/build.ts', folder, '--quiet'] },
  { name: 'bundles', args: ['tools/src/check-bundles.ts', folder], needs: ['build'] },
];
const read: Lane = [
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', folder] },
  { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', folder, '--max-warnings', '0'] },
  { name: 'promises', args: ['node_modules/oxlint/bin/oxlint', folder] },
  { name: 'types', args: ['node_modules/typescript-7/bin/tsc', '-b', folder] },
];
// What the house asks of every room's texts, imports and form, which no remote's own tests can see.
const asked: Ring = {
  ...unitRing(
    ...['--selectProjects', 'tools', '--testPathPatterns'],
    'tools/src/(texts|structure|generator)/',
  ),
  name: 'house',
};
// Journeys go through the whole site, so all rooms are built for them.
const journeys: Lane = [
  { name: 'site', args: ['tools/src/build.ts', '--quiet'] },
  journeyRing('--grep', `${area}/|@${area}`),
];
const hasJourneys = existsSync(join(ROOT, 'e2e/tests', area));
if (!hasJourneys) process.stdout.write(`── e2e: not run (there is no e2e/tests/${area} yet)\n`);

tellTotal(
  await runRings([
    [built, read],
    // The suite of the contract is one of the remote's own tests: src/remote.test.ts.
    [[unitRing('--selectProjects', folder), asked]],
    ...(hasJourneys && !values['no-journeys'] ? [[journeys]] : []),
  ]),
);
