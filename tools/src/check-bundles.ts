// Fails when a built remote carries what the shell provides, or the welcome page carries React.
import { join } from 'node:path';
import { inspectBundles } from './bundles.ts';
import { ROOT } from './workspace.ts';

const problems = await inspectBundles(process.env['BUILD_DIR'] ?? join(ROOT, '.build'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
