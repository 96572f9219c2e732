import { readFile, readlink, realpath, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What the lock file of a data folder says about the postmaster that holds it. */
export interface PostmasterLock {
  /** Process id; 0 while the file is still being written. */
  pid: number;
  /** TCP port; `null` until the postmaster listens. */
  port: number | null;
}

const emptyLockGrace = 10_000;

/**
 * Reads `postmaster.pid`. `null` means that no postmaster lives for this data folder: there is no
 * file, or the process it names is gone. PostgreSQL itself overwrites the file of a process that is
 * gone, but takes an unreaped (zombie) process or a recycled id for a living postmaster, and stops
 * at an empty file: those three are removed here. What is left of shared memory still guards the data.
 */
export async function readPostmasterLock(pgDir: string): Promise<PostmasterLock | null> {
  const file = join(pgDir, 'postmaster.pid');
  const text = await readIfThere(file);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!pid) return (await isOld(file)) ? removeIfUnchanged(file, text) : { pid: 0, port: null };
  if (!exists(pid)) return null;
  if (!(await isPostmasterOf(pid, pgDir))) return removeIfUnchanged(file, text);
  return { pid, port: Number(lines[3]) || null };
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > emptyLockGrace;
}

async function removeIfUnchanged(file: string, text: string): Promise<null> {
  if ((await readIfThere(file)) === text) await unlink(file).catch(() => undefined);
  return null;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // Also EPERM: a process of another user is never our postmaster.
    return false;
  }
}

async function isPostmasterOf(pid: number, pgDir: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const state = status.slice(status.lastIndexOf(')') + 2)[0];
  if (state === undefined || state === 'Z' || state === 'X') return false;
  // The postmaster's working directory is its data folder, so a recycled id is told apart by it.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === null || folder === (await realpath(pgDir));
}
