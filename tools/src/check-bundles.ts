// Fails when a built remote carries what the shell provides, or the welcome page carries React. An argument names one remote.
import { inspectBundles } from './bundles.ts';
import { defaultBuildDir } from './workspace.ts';

const area = process.argv[2]?.replace(/^mfe-/, '');
const problems = await inspectBundles(defaultBuildDir(), area);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
