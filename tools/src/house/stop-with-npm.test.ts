import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '@sastre/shared-testing/node';
import { ROOT } from '../workspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stop-'));
  await mkdir(join(root, 'tools'));
  for (const file of ['tools/install.mjs', 'tools/compile-cache.mjs'])
    await cp(join(ROOT, file), join(root, file));
});
afterEach(() => rm(root, { recursive: true }));

const SERVER = `
import { writeFileSync } from 'node:fs';
const say = (name) => writeFileSync(new URL(name, import.meta.url), '');
process.on('SIGTERM', () => { say('stopped'); process.exit(0); });
setInterval(() => {}, 1_000);
say('runs');
`;
const isThere = (name: string) => existsSync(join(root, name));

test('what npm started stops when the shell between them was ended', async () => {
  await writeFile(join(root, 'server.mjs'), SERVER);
  const { href } = pathToFileURL(join(root, 'tools/install.mjs'));
  await writeFile(
    join(root, 'start.mjs'),
    `const { runScript } = await import(${JSON.stringify(href)}); await runScript('server.mjs');`,
  );
  const command = `"${process.execPath}" "${join(root, 'start.mjs')}"; echo ended`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { env, stdio: 'ignore' });
  await until(() => isThere('runs'));
  shell.kill('SIGTERM');
  expect(await until(() => isThere('stopped'))).toBe(true);
});
