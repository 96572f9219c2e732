// `npm run e2e:before -- [commit]`: the areas of an earlier commit in the shell and on the server of today, and today's areas in
// the shell of then, in a browser. Without a commit: the one some forty commits back. Ends well, and says so,
// where the checkout has no history.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './test/run-step.ts';
import { ROOT } from './workspace.ts';

/** So many commits back lies what is likely still deployed while this is. */
const BACK = 40;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
const [asked = `HEAD~${BACK}`] = process.argv.slice(2);

function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return undefined;
  }
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

const commit = commitOf(asked);
if (commit === undefined) console.log(`not run: no history (${asked} is not here)`);
else process.exitCode = (await run(commit)) ? 0 : 1;
