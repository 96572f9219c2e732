import { open, rm, stat } from 'node:fs/promises';

const WAIT_MS = 5_000;
const STALE_MS = 30_000;

/** Takes the lock of a file among processes; answers how to give it back. Throws when another one keeps it. */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await (await open(path, 'wx')).close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(path).then(
        (found) => Date.now() - found.mtimeMs,
        () => 0,
      );
      if (age > STALE_MS) await rm(path, { force: true });
      else if (Date.now() > end) {
        throw new Error(`${path} is held by another process.`, { cause: error });
      } else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
