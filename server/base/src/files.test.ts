import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from './files.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-test-'));
});
afterAll(async () => rm(dir, { recursive: true, force: true }));

test('makes a folder and all above it, in one mode, also where several do at once', async () => {
  const path = join(dir, 'a/b/c');
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700), makeFolder(dir)]);
  for (const folder of [path, join(dir, 'a')]) {
    const found = await stat(folder);
    expect([found.isDirectory(), found.mode & 0o777]).toEqual([true, 0o700]);
  }
});

test('a file in the way is told as such', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR');
});

// Where there is no /proc, there is nothing that says "no such folder" of one that it refuses to make.
const onProc = existsSync('/proc/self') ? test : test.skip;
onProc(
  'a place that takes no folders is refused with a sentence, and not asked for ever',
  async () => {
    await expect(makeFolder('/proc/nowhere/below')).rejects.toThrow(
      'No folder can be made in /proc: /proc/nowhere was refused there.',
    );
  },
);
