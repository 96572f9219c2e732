// `npm run contract`: writes the public types of the shared packages to their folders report/, to since.json since when each
// name is there, and the API's description to openapi.json. With --check it fails when the types are others than the
// committed ones, and says what that asks of the version. With --record <commit> it keeps what a version of before was, for
// the tests that hold today against it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordOf, recordFile } from './contract/recorded.ts';
import { changesOf, readDeclaration, reportOf } from './contract/report.rules.ts';
import { readSince, SINCE_REPORTS, sinceFile, sinceText } from './contract/since.ts';
import { runStep } from './test/run-step.ts';
import { readPackage, ROOT } from './workspace.ts';

const COMPILER = 'node_modules/typescript-7/bin/tsc';
/** Its own test holds the file against the table. */
const OPEN_API_WRITER = 'server/api/src/app/write-openapi.ts';

/** What is reported of: an entry of a room. */
interface Reported {
  room: string;
  entry: string;
  name: string;
}

function reported(): Reported[] {
  const { exports = {} } = readPackage(join(ROOT, 'shared-contracts'));
  return [
    ...Object.values(exports)
      .flatMap((file) => /^\.\/src\/([\w-]+)\/index\.ts$/.exec(file)?.[1] ?? [])
      // `testing` is for tests alone and follows the others.
      .filter((entry) => entry !== 'testing')
      .map((entry) => ({ room: 'shared-contracts', entry, name: entry })),
    // The shell gives it to every remote, as it gives the contract.
    { room: 'shared-ui', entry: '', name: 'shared-ui' },
    // Packages that a team bundles in a version of its own choice.
    { room: 'shared-html', entry: '', name: 'shared-html' },
    { room: 'shared-reorder', entry: '', name: 'shared-reorder' },
    { room: 'shared-rich-text', entry: '', name: 'shared-rich-text' },
    { room: 'shared-rich-text', entry: 'editor', name: 'editor' },
  ];
}

async function report(check: boolean): Promise<void> {
  // The compiler's own declarations; a compile that fails tells why by itself.
  const rooms = [...new Set(reported().map(({ room }) => room))];
  if (!(await runStep([COMPILER, '-b', ...rooms], {}))) return void (process.exitCode = 1);
  if (!check && !(await runStep([OPEN_API_WRITER], {}))) return void (process.exitCode = 1);
  const problems: string[] = [];
  for (const { room, entry, name } of reported()) {
    const file = join(ROOT, room, 'report', `${name}.md`);
    const { text } = reportOf(entry, (module) => read(room, module), name);
    if (!check) {
      await mkdir(join(ROOT, room, 'report'), { recursive: true });
      await writeFile(file, text);
      continue;
    }
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before !== text) problems.push(...tell(room, name, before, text));
  }
  // What is new in a report that is not committed yet is told above.
  if (problems.length === 0) problems.push(...(await since(check)));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

async function since(check: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const room of Object.keys(SINCE_REPORTS)) {
    const [before, after] = [`${JSON.stringify(readSince(room), null, 2)}\n`, sinceText(room)];
    if (before === after) continue;
    if (!check) await writeFile(sinceFile(room), after);
    else problems.push(`${room}/since.json is not what its reports say: npm run contract.`);
  }
  return problems;
}

function read(room: string, module: string) {
  const file = join(ROOT, room, 'dist/types/src', `${module}.d.ts`);
  return existsSync(file) ? readDeclaration(module, readFileSync(file, 'utf8')) : undefined;
}

function tell(room: string, name: string, before: string, after: string): string[] {
  const { gone, added } = changesOf(before, after);
  const kind = gone.length > 0 ? 'a major, unless nobody can notice it' : 'a minor';
  return [
    `The public types of ${room === name ? name : `${room}/${name}`} have changed:`,
    ...gone.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
    `This is ${kind}: raise the version, tell it in CHANGELOG.md, then npm run contract.`,
  ];
}

async function record(commit: string): Promise<void> {
  const show = (file: string) =>
    execFileSync('git', ['show', `${commit}:${file}`], { cwd: ROOT, maxBuffer: 1e8 }).toString();
  const { version, text } = recordOf(show);
  await writeFile(recordFile(version), text);
  process.stdout.write(`${version} is kept in shared-contracts/recorded.\n`);
}

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, record: { type: 'string' } },
});
await (values.record === undefined ? report(values.check) : record(values.record));
