import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmasterLock } from './postmaster-lock.ts';
import { makeTemporaryFolder } from './testing/temporary-cluster.ts';
import { until } from '@sastre/shared-testing/node';

let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dataFolder = async (name: string, lock?: string) => {
  const pgDir = join(folder, name);
  await mkdir(pgDir);
  if (lock !== undefined) await writeFile(join(pgDir, 'postmaster.pid'), lock);
  return pgDir;
};

test('sees nobody without a lock file, or when its process is gone', async () => {
  expect(await readPostmasterLock(await dataFolder('none'))).toBeNull();
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => gone.once('exit', resolve));
  expect(await readPostmasterLock(await dataFolder('gone', `${gone.pid}\n`))).toBeNull();
});

test('reads the process and the port, the port only when it is written', async () => {
  const pgDir = await dataFolder('live');
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    cwd: pgDir,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { pid } = holder;
  await writeFile(join(pgDir, 'postmaster.pid'), `${pid}\n${pgDir}\n1700000000\n`);
  expect(await readPostmasterLock(pgDir)).toEqual({ pid, port: null });
  await writeFile(
    join(pgDir, 'postmaster.pid'),
    `${pid}\n${pgDir}\n1700000000\n20123\n\n127.0.0.1\n`,
  );
  expect(await readPostmasterLock(pgDir)).toEqual({ pid, port: 20123 });
  holder.stdin.end();
  await new Promise((resolve) => holder.once('exit', resolve));
});

test('removes the lock of a living process that is no postmaster of this folder', async () => {
  if (process.platform !== 'linux') return;
  const pgDir = await dataFolder('recycled', `${process.pid}\n`);
  expect(await readPostmasterLock(pgDir)).toBeNull();
  expect(await readdir(pgDir)).toEqual([]);
});

test('takes an ended process that nobody has reaped for gone', async () => {
  if (process.platform !== 'linux') return;
  // `cat` takes the place of the shell and never collects the shell's child, which ends only then: a shell would.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (data: Buffer) => resolve(Number(data.toString()))),
  );
  const nameOf = async () => (await readFile(`/proc/${parent.pid}/comm`, 'utf8')).trim();
  await until(async () => (await nameOf()) === 'cat');
  process.kill(pid);
  await until(async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).includes(') Z '));
  const pgDir = await dataFolder('zombie', `${pid}\n`);
  expect(await readPostmasterLock(pgDir)).toBeNull();
  expect(await readdir(pgDir)).toEqual([]);
  parent.stdin.end();
  await new Promise((resolve) => parent.once('exit', resolve));
});

test('waits for an empty lock file to be filled, but not for ever', async () => {
  const pgDir = await dataFolder('empty', '');
  expect(await readPostmasterLock(pgDir)).toEqual({ pid: 0, port: null });
  await utimes(join(pgDir, 'postmaster.pid'), 1000, 1000);
  expect(await readPostmasterLock(pgDir)).toBeNull();
  expect(await readdir(pgDir)).toEqual([]);
});
