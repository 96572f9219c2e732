import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../workspace.ts';

let root = '';
const LINK = { resolved: 'shell', link: true };
const LOCKED = {
  '': { name: 'house' },
  shell: { version: '1.0.0' },
  'node_modules/@house/shell': LINK,
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};
const HERE = { 'node_modules/@house/shell': LINK, 'node_modules/zod': { version: '4.0.0' } };
const write = (file: string, packages: object) =>
  writeFile(join(root, file), JSON.stringify({ packages }));
const stamp = () => join(root, 'node_modules/.sastre-install');

/** Does what every command does first, with an npm that only says that it was called. */
async function isInstalledAnew(): Promise<boolean> {
  const npm = join(root, 'npm.cjs');
  await writeFile(
    npm,
    `require('node:fs').writeFileSync(${JSON.stringify(join(root, 'called'))}, '')`,
  );
  const { href } = pathToFileURL(join(root, 'tools/install.mjs'));
  const script = `await (await import(${JSON.stringify(href)})).ensureInstalled()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, npm_execpath: npm },
  });
  return existsSync(join(root, 'called'));
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'));
  await mkdir(join(root, 'node_modules/node/bin'), { recursive: true });
  await writeFile(join(root, 'node_modules/node/bin/node'), '');
  for (const file of ['tools/install.mjs', 'tools/compile-cache.mjs'])
    await cp(join(ROOT, file), join(root, file));
  await write('package-lock.json', LOCKED);
  await write('node_modules/.package-lock.json', HERE);
});
afterEach(() => rm(root, { recursive: true }));

test('what npm itself was told to install since is taken as it is', async () => {
  await writeFile(stamp(), 'another lockfile');
  expect(await isInstalledAnew()).toBe(false);
  expect(await readFile(stamp(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test.each([
  ['a package of another version', { 'node_modules/zod': { version: '3.0.0' } }],
  ['a room that was not there', { 'node_modules/@house/shell': undefined }],
])('%s is installed', async (_what, found) => {
  await write('node_modules/.package-lock.json', { ...HERE, ...found });
  await writeFile(stamp(), 'another lockfile');
  expect(await isInstalledAnew()).toBe(true);
});
