import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry, updateRegistry } from './registry-file.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'local.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that is not there is an empty registry', async () => {
  expect(await readRegistry(file)).toEqual({ revision: 0, remotes: [] });
});

test('twenty writers at once lose nothing and leave no other file', async () => {
  const bump = () =>
    updateRegistry(file, ({ revision, remotes }) => ({
      revision: revision + 1,
      remotes: [...remotes, { name: `mfe_${revision}` }],
    }));
  await Promise.all(Array.from({ length: 20 }, bump));
  const { revision, remotes } = await readRegistry(file);
  expect([revision, remotes.length]).toEqual([20, 20]);
  expect(await readdir(folder)).toEqual(['local.json']);
});

test('a refused change leaves the file as it was and frees it', async () => {
  await writeFile(file, '{"revision":3,"remotes":[]}');
  const refuse = updateRegistry(file, () => Promise.reject(new Error('refused')));
  await expect(refuse).rejects.toThrow('refused');
  expect(await readFile(file, 'utf8')).toBe('{"revision":3,"remotes":[]}');
  expect((await updateRegistry(file, (registry) => registry)).revision).toBe(3);
});

test.each(['not json', '{"remotes":[]}'])('names the file when it is broken: %s', async (text) => {
  await writeFile(file, text);
  await expect(readRegistry(file)).rejects.toThrow(file);
});
