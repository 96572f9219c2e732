import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChromiumUser } from './chromium-user.ts';
import { isAlive } from './is-alive.ts';

const PREFIX = 'chromium-home-';
/** Of this process: it takes them away itself. */
const ours = new Set<string>();

/** A Chromium's own folder; it has the number of this process in its name. */
export async function makeHome(user: ChromiumUser | undefined): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  ours.add(home);
  if (user) await chown(home, user.uid, user.gid);
  return home;
}

/** Takes it away, with all that is in it. */
export async function removeHome(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  ours.delete(home);
}

/** Takes away what servers that were killed have left. What cannot be taken away stays. */
export async function removeHomesOfTheDead(): Promise<void> {
  const dir = tmpdir();
  const names = await readdir(dir).catch(() => []);
  const left = names.filter((name) => name.startsWith(PREFIX) && isDead(name, join(dir, name)));
  await Promise.all(
    left.map((name) =>
      rm(join(dir, name), { recursive: true, force: true }).catch(() => undefined),
    ),
  );
}

/** The number of this process in a name that is not ours was another's before: they repeat in containers. */
function isDead(name: string, path: string): boolean {
  const pid = Number(/^\d+(?=-)/.exec(name.slice(PREFIX.length))?.[0]);
  if (Number.isNaN(pid)) return false;
  return pid === process.pid ? !ours.has(path) : !isAlive(pid);
}
