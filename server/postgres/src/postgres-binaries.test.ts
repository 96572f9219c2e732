import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, cp, lstat, mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findPackagedBinaries,
  hydrateSymlinks,
  preparePostgresBinaries,
} from './postgres-binaries.ts';
import { findPostgresUser, firstClosedFolder } from './postgres-user.ts';
import { makeTemporaryFolder } from './testing/temporary-cluster.ts';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('makes the listed links, relative, and leaves those that exist', async () => {
  const native = join(folder, 'links', 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib', 'libx.so.1.2'), 'x');
  const links = ['libx.so', 'libx.so.1'].map((name) => ({
    source: 'native/lib/libx.so.1.2',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await Promise.all([hydrateSymlinks(native), hydrateSymlinks(native)]);
  await hydrateSymlinks(native);
  expect(await readlink(join(native, 'lib', 'libx.so'))).toBe('libx.so.1.2');
  expect(await readlink(join(native, 'lib', 'libx.so.1'))).toBe('libx.so.1.2');
});

test('refuses a link that leads out of the package', async () => {
  const native = join(folder, 'evil', 'native');
  await mkdir(native, { recursive: true });
  const links = [{ source: 'native/a', target: 'native/../../outside' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await expect(hydrateSymlinks(native)).rejects.toThrow('outside of the package');
});

test('names DATABASE_URL on a platform without binaries', () => {
  expect(() => findPackagedBinaries('plan9', 'mips')).toThrow(/plan9-mips.*set DATABASE_URL/);
});

test('uses the packaged binaries where the user can run them', async () => {
  const user = await findPostgresUser();
  const packaged = findPackagedBinaries();
  const reachable = (await firstClosedFolder(packaged, user)) === null;
  const { folder: used, version } = await preparePostgresBinaries(folder, user);
  expect(version).toMatch(/^18\./);
  expect(used === packaged).toBe(reachable);
});

test('copies binaries that the user cannot reach, once, with their links', async () => {
  const user = await findPostgresUser();
  if (!user) return;
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  await cp(join(findPackagedBinaries(), '..'), closed, { recursive: true, verbatimSymlinks: true });
  await rm(join(closed, 'native', 'lib', 'libpq.so.5'), { force: true });
  await chmod(join(closed, 'native', 'lib'), 0o700);
  const dataDir = join(folder, 'data');
  const native = join(closed, 'native');
  const copies = await Promise.all([
    preparePostgresBinaries(dataDir, user, native),
    preparePostgresBinaries(dataDir, user, native),
  ]);
  expect(copies[0].folder).toMatch(/data\/bin\/postgres-18\.[^/]+$/);
  expect(copies[1]).toEqual(copies[0]);
  expect((await lstat(join(copies[0].folder, 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true);
  expect(await readdir(join(dataDir, 'bin'))).toHaveLength(1);
  expect(await firstClosedFolder(native, user)).toBe(closed);
  expect(await firstClosedFolder(copies[0].folder, user)).toBeNull();
});
