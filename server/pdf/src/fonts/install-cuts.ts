import { chmod, copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Where the build keeps the cuts of other scripts, and those of the font pairs. */
const KINDS = ['world', 'pairs'];

/**
 * Puts the build's cuts (`<builtDir>/<kind>/<package>-<version>/*.ttf`) where Chromium's user can read them, the very
 * files that the preview loads. A folder is filled once, whole. Answers the folders; none without a build.
 */
export async function installCuts(builtDir: string, fontsDir: string): Promise<string[]> {
  const folders = await Promise.all(
    KINDS.map((kind) => installKind(join(builtDir, kind), fontsDir)),
  );
  return folders.flat();
}

async function installKind(from: string, fontsDir: string): Promise<string[]> {
  const names = await readdir(from).catch(unlessMissing);
  return Promise.all(names.map((name) => installFolder(join(from, name), fontsDir, name)));
}

async function installFolder(from: string, fontsDir: string, name: string): Promise<string> {
  const target = join(fontsDir, name);
  if (existsSync(target)) return target;
  const draft = join(fontsDir, `.${name}.${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o755 });
  try {
    const files = (await readdir(from)).filter((file) => file.endsWith('.ttf'));
    await Promise.all(files.map((file) => place(join(from, file), join(draft, file))));
    await rename(draft, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

/** A second name for the same file costs nothing; where that cannot be had (another disk, another owner) it is copied. */
async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
    await chmod(to, 0o644);
  } catch {
    await rm(to, { force: true });
    await copyFile(from, to);
    await chmod(to, 0o644);
  }
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
