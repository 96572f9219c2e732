import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeAtomically } from '@sastre/base/files';
import { ROOT } from './workspace.ts';

/** Where a build comes from; the server tells it at `/health/version`. */
export interface WrittenProvenance {
  version: string;
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** SHA-256 of package-lock.json. */
  lockfile: string;
}

/** Writes `provenance.json`; of the same commit and lockfile it keeps the time of the first build. */
export async function writeProvenance(buildDir: string, now: Date = new Date()): Promise<void> {
  const file = join(buildDir, 'provenance.json');
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const made = { version, commit: await readCommit(), lockfile: await lockfileHash() };
  const before = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Partial<WrittenProvenance>,
    () => undefined,
  );
  const isSame =
    before?.builtAt !== undefined &&
    before.version === made.version &&
    before.commit === made.commit &&
    before.lockfile === made.lockfile;
  if (isSame) return;
  const written: WrittenProvenance = { ...made, builtAt: now.toISOString() };
  await writeAtomically(file, `${JSON.stringify(written, undefined, 2)}\n`);
}

/** SHA-256 of the lockfile, in hex. */
export async function lockfileHash(): Promise<string> {
  const text = await readFile(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(text).digest('hex');
}

/** SOURCE_COMMIT where the sources come without their history, as in a container; else what git says. */
async function readCommit(): Promise<string> {
  const given = process.env['SOURCE_COMMIT'];
  if (given) return given;
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    const changes = await git('status', '--porcelain', '--untracked-files=no');
    return changes === '' ? commit : `${commit}-changed`;
  } catch {
    return 'unknown';
  }
}
