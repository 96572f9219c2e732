import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from '@sastre/registry';
import { beginDevRegistry } from './begin-registry.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
});
afterEach(() => rm(folder, { recursive: true }));

const LOCAL = '{"revision":4,"remotes":[{"name":"mfe_export"}]}';

test('begins as the local registry is each time, and what is tried in it changes no other', async () => {
  const local = join(folder, 'local.json');
  await writeFile(local, LOCAL);
  const file = await beginDevRegistry(local);
  const act = { kind: 'build' as const, said: 'x' };
  const tried = { revision: 5, remotes: [] };
  const store = fileStore(file);
  await store.change({ who: 'a', why: '' }, () => ({ ok: true, registry: tried, act }));
  expect([await store.read(), await readFile(local, 'utf8')]).toEqual([tried, LOCAL]);
  expect(await beginDevRegistry(local)).toBe(file);
  expect(await readFile(file, 'utf8')).toBe(LOCAL);
  expect((await readdir(folder)).sort()).toEqual(['dev.json', 'local.json']);
});

test('begins empty where there is no local one yet', async () => {
  const file = await beginDevRegistry(join(folder, 'local.json'));
  expect(await fileStore(file).read()).toEqual({ revision: 0, remotes: [] });
});
