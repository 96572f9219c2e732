import { execFile, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  findPackagedBinaries,
  packageVersion,
  preparePostgresBinaries,
} from '../postgres-binaries.ts';
import { prepareCluster } from '../postgres-cluster.ts';
import { findPostgresUser } from '../postgres-user.ts';

const run = promisify(execFile);
const prefix = 'sastre-test-';
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

// Waits for the end of its input, which comes with the end of the test process however that ends.
const janitor = `read -r _
pid=$(head -n 1 "$1/pg/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null &&
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
rm -rf "$1"`;

/**
 * Makes a temporary folder that the database's user can enter (mkdtemp alone gives 0700). Remove it
 * after use; when the test process is killed instead, the folder and the postmaster in it go by
 * themselves, and nothing of any other run is touched.
 */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  const child = spawn('/bin/sh', ['-c', janitor, 'janitor', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  (child.stdin as Socket).unref();
  return folder;
}

/** Makes a data folder in which initdb has run already, copied from a cache where possible. */
export async function makeInitialisedFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  await fillInitialised(folder);
  return folder;
}

/** Lays a database in which initdb has run already into a data folder; without a cache, whoever starts it makes one. */
export async function fillInitialised(dataDir: string): Promise<void> {
  const seed = await initialisedSeed().catch(() => null);
  if (seed) await run('cp', ['-a', `${seed}/.`, dataDir]);
}

/** A data folder to be copied, with what initdb makes in a second; it is made once for all runs. */
export async function initialisedSeed(): Promise<string> {
  const user = await findPostgresUser();
  const owner = user?.name ?? process.getuid?.() ?? 'me';
  const version = await packageVersion(findPackagedBinaries());
  const seed = join(cache, `sastre-cluster-${version}-${owner}`);
  if (await lstat(seed).catch(() => null)) return seed;
  const draft = await makeTemporaryFolder();
  try {
    const binaries = await preparePostgresBinaries(draft, user);
    await prepareCluster(draft, user, binaries, false);
    await mkdir(cache, { recursive: true });
    const copy = await mkdtemp(join(cache, 'draft-'));
    await chmod(copy, 0o755);
    await run('cp', ['-a', join(draft, 'pg'), join(draft, 'postgres-password'), copy]);
    await rename(copy, seed).catch(() => rm(copy, { recursive: true }));
    return seed;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
