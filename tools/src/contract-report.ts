// `npm run contract`: writes the public types of shared-contracts to its folder report/. With --check it fails when they
// are others than the committed ones, and says what that asks of the version.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changesOf, readDeclaration, reportOf } from './contract/report.rules.ts';
import { runStep } from './test/run-step.ts';
import { readPackage, ROOT } from './workspace.ts';

const check = process.argv.includes('--check');
const room = join(ROOT, 'shared-contracts');
const { exports = {} } = readPackage(room);
/** What is public at run time; `testing` is for tests alone and follows it. */
const entries = Object.values(exports)
  .flatMap((file) => /^\.\/src\/([\w-]+)\/index\.ts$/.exec(file)?.[1] ?? [])
  .filter((entry) => entry !== 'testing');
const reportFile = (entry: string) => join(room, 'report', `${entry}.md`);

async function main(): Promise<void> {
  // The compiler's own declarations; a compile that fails tells why by itself.
  if (!(await runStep(['node_modules/typescript-7/bin/tsc', '-b', 'shared-contracts'], {}))) {
    return void (process.exitCode = 1);
  }
  const problems: string[] = [];
  for (const entry of entries) {
    const { text } = reportOf(entry, read);
    if (!check) {
      await mkdir(join(room, 'report'), { recursive: true });
      await writeFile(reportFile(entry), text);
      continue;
    }
    const file = reportFile(entry);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before !== text) problems.push(...tell(entry, before, text));
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

function read(module: string) {
  const file = join(room, 'dist/types/src', `${module}.d.ts`);
  return existsSync(file) ? readDeclaration(module, readFileSync(file, 'utf8')) : undefined;
}

function tell(entry: string, before: string, after: string): string[] {
  const { gone, added } = changesOf(before, after);
  const kind = gone.length > 0 ? 'a major, unless nobody can notice it' : 'a minor';
  return [
    `The public types of shared-contracts/${entry} have changed:`,
    ...gone.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
    `This is ${kind}: raise the version, tell it in CHANGELOG.md, then npm run contract.`,
  ];
}

await main();
