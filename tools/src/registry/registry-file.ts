import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registrySchema, type Registry } from '@sastre/shared-contracts/registry';
import { writeAtomically } from '@sastre/base/files';

const LOCK_WAIT_MS = 5_000;
const LOCK_STALE_MS = 30_000;

/** Reads a registry; a file that is not there is an empty one. Throws when the file is no registry. */
export async function readRegistry(file: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, remotes: [] };
    throw error;
  }
  const parsed = registrySchema.safeParse(parseJson(text, file));
  if (!parsed.success)
    throw new Error(`${file} is no registry: it needs "revision" and "remotes".`);
  return parsed.data;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads, changes and replaces a registry as one step, so that two writers never lose each other's change. */
export async function updateRegistry(
  file: string,
  update: (registry: Registry) => Promise<Registry> | Registry,
): Promise<Registry> {
  await mkdir(dirname(file), { recursive: true });
  const unlock = await lock(`${file}.lock`);
  try {
    const before = await readRegistry(file);
    const after = await update(before);
    if (after !== before) await writeAtomically(file, `${JSON.stringify(after, null, 2)}\n`);
    return after;
  } finally {
    await unlock();
  }
}

async function lock(path: string): Promise<() => Promise<void>> {
  const end = Date.now() + LOCK_WAIT_MS;
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
      if (age > LOCK_STALE_MS) await rm(path, { force: true });
      else if (Date.now() > end) {
        throw new Error(`${path} is held by another process.`, { cause: error });
      } else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
