import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { programOptions, type PostgresBinaries } from './postgres-binaries.ts';
import { firstClosedFolder, type PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);

/** The role that owns the embedded cluster, and the name of its database. The server works as another one. */
export const databaseName = 'sastre';

/** A data folder that is ready to be started. */
export interface PostgresCluster {
  dataDir: string;
  pgDir: string;
  password: string;
  user: PostgresUser | null;
  binaries: PostgresBinaries;
}

const draftPrefix = 'pg-draft-';
const ownDrafts = new Set<string>();

/**
 * Makes the data folder's root (0755, so that the dropped user gets through to its own folder).
 * Throws, with what to do, when that user cannot enter a folder above it.
 */
export async function prepareDataDir(dataDir: string, user: PostgresUser | null): Promise<void> {
  const made = await mkdir(dataDir, { recursive: true });
  // Whatever the umask says, the folders made just now can be entered.
  for (let folder = dataDir; made && folder.length >= made.length; folder = dirname(folder)) {
    await chmod(folder, 0o755);
  }
  const closed = await firstClosedFolder(dataDir, user);
  if (!closed) return;
  throw new Error(
    `The database runs as the user "${user?.name}", who cannot enter the folder ${closed}. ` +
      `Use another data folder, run "chmod o+x ${closed}", start as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * Runs initdb once. It works in a draft folder that is renamed when complete, so an initdb that was
 * killed is simply done again, and of two that run at the same time one wins. `durable: false`
 * skips the syncing (tests only).
 */
export async function prepareCluster(
  dataDir: string,
  user: PostgresUser | null,
  binaries: PostgresBinaries,
  durable = true,
): Promise<PostgresCluster> {
  const pgDir = join(dataDir, 'pg');
  const made = await isThere(join(pgDir, 'PG_VERSION'));
  const password = await preparePassword(dataDir, made);
  if (!made) await initialise(dataDir, pgDir, password, user, binaries, durable);
  await checkVersion(pgDir, binaries);
  return { dataDir, pgDir, password, user, binaries };
}

async function preparePassword(dataDir: string, clusterExists: boolean): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  const draft = `${file}.${randomUUID()}`;
  if (!(await isThere(file))) {
    if (clusterExists) throw new Error(`The password of the database is missing: restore ${file}.`);
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    // A link never replaces: of two servers that start together, both read the first one's password.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function initialise(
  dataDir: string,
  pgDir: string,
  password: string,
  user: PostgresUser | null,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<void> {
  await removeStaleDrafts(dataDir);
  const draft = join(dataDir, `${draftPrefix}${process.pid}-${randomUUID()}`);
  const secret = join(draft, 'password');
  ownDrafts.add(draft);
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(secret, password, { mode: 0o600 });
    if (user) {
      await chown(secret, user.uid, user.gid);
      await chown(draft, user.uid, user.gid);
    }
    const target = ['-D', join(draft, 'pg'), '-U', databaseName, `--pwfile=${secret}`];
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
    const rest = ['--builtin-locale=C.UTF-8', '--auth=scram-sha-256', '--no-instructions'];
    const sync = durable ? [] : ['--no-sync', '--wal-segsize=1'];
    const initdb = join(binaries.folder, 'bin', 'initdb');
    await run(initdb, [...target, ...locale, ...rest, ...sync], programOptions(user));
    await rename(join(draft, 'pg'), pgDir).catch(async (error) => {
      if (!(await isThere(join(pgDir, 'PG_VERSION')))) throw error;
    });
    if (durable) await syncFolder(dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
    ownDrafts.delete(draft);
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Error(`The data folder cannot be read by this user: ${file}`, { cause: error });
  }
}

async function removeStaleDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!name.startsWith(draftPrefix) || ownDrafts.has(path)) continue;
    const pid = Number(name.slice(draftPrefix.length).split('-')[0]);
    // The same id as ours but not our draft: a process before us (ids repeat in containers).
    if (pid === process.pid || !isAlive(pid)) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function checkVersion(pgDir: string, binaries: PostgresBinaries): Promise<void> {
  const stored = (await readFile(join(pgDir, 'PG_VERSION'), 'utf8')).trim();
  const major = binaries.version.split('.')[0];
  if (stored === major) return;
  throw new Error(
    `The data in ${pgDir} are of PostgreSQL ${stored}, the installed version is ${binaries.version}: ` +
      'move them with pg_dump and pg_restore, or install the matching version.',
  );
}
