import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of this process for one room's compilation. */
export async function makeWorkFolder(buildDir: string, folder: string): Promise<string> {
  const out = join(buildDir, '.work', `${folder}-${process.pid}`);
  await mkdir(out, { recursive: true });
  return out;
}

/** Removes work folders of processes that ended before they could tidy up. */
export async function dropDeadWork(buildDir: string): Promise<void> {
  const work = join(buildDir, '.work');
  const names = existsSync(work) ? await readdir(work) : [];
  const dead = names.filter((name) => !isAlive(Number(/-(\d+)$/.exec(name)?.[1])));
  await Promise.all(dead.map((name) => rm(join(work, name), { recursive: true, force: true })));
}

// As the tests' own: this is packed for repositories that have no room for tests.
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
