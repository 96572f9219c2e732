// `npm run e2e:before -- [commit]`: the areas of an earlier commit in the shell and on the server of today, and today's areas in
// the shell of then, in a browser. Without a commit: one at which the shell was another, and two at which each area was another than
// today, and than at the other. Ends well, and says so, where the checkout has no history.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledRooms } from './build/rooms/inputs.ts';
import { runStep } from './test/run-step.ts';
import { findRooms, ROOT, type Room } from './workspace.ts';

/** So many builds of before must go on working. */
const BUILDS_BEFORE = 2;
/** What changes no build. */
const NO_SOURCES = ['*.test.ts', '*.test.tsx', '*.md', '*/testing/*', '*/bench/*'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
const [asked] = process.argv.slice(2);

function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** The last commit before the sources of this room changed, as they were at `from`. */
function beforeChange(room: Room, from: string): string | undefined {
  const folders = [room.folder, ...bundledRooms(ROOT, room)].map((folder) => `${folder}/src`);
  const left = NO_SOURCES.map((name) => `:(exclude)${name}`);
  const changed = git('log', '-1', '--format=%H', from, '--', ...folders, ...left);
  return changed === '' ? undefined : commitOf(`${changed}^`);
}

/**
 * The newest commit at which the shell was another one, and the newest ones at which every room was another one than today,
 * and than at the one before; none without history.
 */
function commitsBefore(): string[] {
  const shell = findRooms().find(({ folder }) => folder === 'shell');
  return [...new Set([(shell && beforeChange(shell, 'HEAD')) ?? [], roomsBefore()].flat())];
}

function roomsBefore(): string[] {
  const commits: string[] = [];
  let from = 'HEAD';
  while (commits.length < BUILDS_BEFORE) {
    const all = findRooms().flatMap((room) => beforeChange(room, from) ?? []);
    const age = (commit: string) => Number(git('rev-list', '--count', commit));
    const [oldest] = all.sort((one, other) => age(one) - age(other));
    if (oldest === undefined) break;
    commits.push(oldest);
    from = oldest;
  }
  return commits;
}

/** Builds a checkout of the commit in a folder of its own, with the packages of then. */
async function buildThen(commit: string, folder: string): Promise<void> {
  git('worktree', 'add', '--detach', folder, commit);
  const inFolder = { cwd: folder, stdio: 'inherit' } as const;
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], inFolder);
  execFileSync(process.execPath, ['tools/run.mjs', 'tools/src/build.ts', '--quiet'], inFolder);
}

async function run(commit: string): Promise<boolean> {
  const folder = join(await mkdtemp(join(tmpdir(), 'sastre-before-')), 'checkout');
  try {
    console.log(`building ${git('log', '-1', '--format=%h of %ad: %s', '--date=short', commit)}`);
    await buildThen(commit, folder);
    return await runStep(['tools/src/e2e.ts', 'tests/whole/builds-of-before'], {
      E2E_BEFORE: folder,
    });
  } finally {
    git('worktree', 'remove', '--force', folder);
    await rm(join(folder, '..'), { recursive: true, force: true });
  }
}

const commits = asked === undefined ? commitsBefore() : [commitOf(asked) ?? []].flat();
if (commits.length === 0) console.log(`not run: no history (${asked ?? 'HEAD'} has none here)`);
for (const commit of commits) if (!(await run(commit))) process.exitCode = 1;
