import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dropDeadWork, makeWorkFolder } from './work-folder.ts';

let buildDir = '';
beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'work-'));
});
afterEach(() => rm(buildDir, { recursive: true }));

test('work of ended processes goes, that of living ones stays', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const own = await makeWorkFolder(buildDir, 'mfe-export');
  await mkdir(join(buildDir, '.work', `shell-${pid}`));
  await dropDeadWork(buildDir);
  expect(await readdir(join(buildDir, '.work'))).toEqual([basename(own)]);
});

test('a build folder without work is fine', async () => {
  await expect(dropDeadWork(join(buildDir, 'none'))).resolves.toBeUndefined();
});
