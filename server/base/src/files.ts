import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files below a folder, as sorted paths relative to it with `/`; `skip` leaves names of files and folders out. */
export async function listFiles(
  folder: string,
  skip: (name: string) => boolean = () => false,
): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  const walk = async (current: string): Promise<void> => {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      if (skip(entry.name)) continue;
      const path = join(current, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) found.push(relative(folder, path).replaceAll('\\', '/'));
    }
  };
  await walk(folder);
  return found.sort();
}

/**
 * Makes a folder and those above it, as far as they are not there. Throws a sentence for a place that takes none: Node's own
 * `recursive` asks /proc for ever, since that says "no such folder" of what it is asked to make.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const make = async () =>
    mkdir(path, mode).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        if (error.code === 'EEXIST' && (await stat(path)).isDirectory()) return true;
        throw error;
      },
    );
  const above = dirname(path);
  if (await make()) return;
  await makeFolder(above, mode);
  if (await make()) return;
  throw new Error(`No folder can be made in ${above}: ${path} was refused there.`);
}

/** Writes a file so that a reader sees the old content or the new one, never a part. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Copies a file like `writeAtomically`. */
export async function copyAtomically(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  const temporary = `${to}.${process.pid}.tmp`;
  try {
    await copyFile(from, temporary);
    await rename(temporary, to);
  } finally {
    await rm(temporary, { force: true });
  }
}
