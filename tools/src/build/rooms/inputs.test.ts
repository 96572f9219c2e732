import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPackage, type Room } from '../../workspace.ts';
import { inputHash } from './inputs.ts';

let root = '';
const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const room = (folder: string): Room => {
  const directory = join(root, folder);
  return { folder, directory, area: folder.replace('mfe-', ''), package: readPackage(directory) };
};
/** A lockfile in which a room resolves react, and that one more package; another room resolves `other`. */
const locked = (versions: Record<string, string>) => {
  const version = (name: string) => ({
    version: versions[name] ?? '1.0.0',
    integrity: `sha512-${name}`,
  });
  return JSON.stringify({
    lockfileVersion: 3,
    packages: {
      'node_modules/react': { ...version('react'), dependencies: { deep: '1' } },
      'node_modules/deep': version('deep'),
      'node_modules/webpack': version('webpack'),
      'node_modules/other': version('other'),
      'mfe-billing': { dependencies: { other: '1' } },
    },
  });
};
const remote = (env: NodeJS.ProcessEnv = {}) => inputHash(root, room('mfe-export'), env);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'));
  const dependencies = {
    '@sastre/shared-contracts': '1.0.0',
    '@sastre/shared-ui': '1.0.0',
    react: '19.0.0',
  };
  for (const folder of ['mfe-export', 'shell']) {
    await put(
      `${folder}/package.json`,
      JSON.stringify({ name: folder, version: '1.0.0', dependencies }),
    );
    await put(`${folder}/src/a.ts`, 'a');
  }
  await put('shared-contracts/package.json', '{"version":"1.0.0"}');
  await put('shared-contracts/src/index.ts', 'c');
  await put('shared-ui/package.json', '{"version":"1.0.0"}');
  await put('shared-ui/since.json', '{}');
  await put('shared-ui/src/index.ts', 'u');
  await put('package-lock.json', locked({}));
});
afterEach(() => rm(root, { recursive: true }));

test.each(['mfe-export/src/a.ts', 'mfe-export/remote.config.ts', 'shared-contracts/src/index.ts'])(
  'a change of %s makes a remote stale',
  async (file) => {
    const before = await remote();
    expect(await remote()).toBe(before);
    await put(file, 'changed');
    expect(await remote()).not.toBe(before);
  },
);

test.each(['react', 'deep', 'webpack'])(
  'another version of %s makes a remote stale',
  async (name) => {
    const before = await remote();
    await put('package-lock.json', locked({ [name]: '2.0.0' }));
    expect(await remote()).not.toBe(before);
  },
);

test('what another room resolves leaves a remote fresh', async () => {
  const before = await remote();
  await put('package-lock.json', locked({ other: '2.0.0' }));
  expect(await remote()).toBe(before);
});

test.each([
  'mfe-export/src/a.test.ts',
  'mfe-export/dist/a.js',
  'shell/src/a.ts',
  'shared-ui/src/index.ts',
])('a change of %s leaves a remote fresh', async (file) => {
  const before = await remote();
  await put(file, 'changed');
  expect(await remote()).toBe(before);
});

test('shared-ui counts for the shell, its version and since when its names are there for remotes, an asked version for all', async () => {
  const [shell, first] = [await inputHash(root, room('shell'), {}), await remote()];
  await put('shared-ui/src/index.ts', 'changed');
  expect(await inputHash(root, room('shell'), {})).not.toBe(shell);
  await put('shared-ui/package.json', '{"version":"1.1.0"}');
  const second = await remote();
  expect(second).not.toBe(first);
  await put('shared-ui/since.json', '{"shared-ui":{}}');
  expect(await remote()).not.toBe(second);
  expect(await remote({ MFE_VERSION: '2.0.0' })).not.toBe(await remote());
});
