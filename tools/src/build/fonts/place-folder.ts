import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A folder of fonts in the build, unless it is there; it appears whole. Its files are the cache's own where the disk allows that. */
export async function placeFolder(made: () => Promise<string>, to: string): Promise<void> {
  if (existsSync(to)) return;
  const from = await made();
  // Not beside the others, whose every folder is whole and installed for printing.
  const draft = join(dirname(to), '..', `.${basename(to)}.${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  await mkdir(draft, { recursive: true });
  try {
    for (const file of await readdir(from)) {
      const [source, place] = [join(from, file), join(draft, file)];
      await link(source, place).catch(() => copyFile(source, place));
    }
    await rename(draft, to).catch((error: unknown) => {
      if (!existsSync(to)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
