import { afterAll, describe, expect, test } from '@jest/globals';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { historyFile } from './file-history.ts';
import { fileStore } from './file-store.ts';
import { RegistryBroken } from './registry-store.ts';
import { addOne, author, describeRegistryStore } from './store-contract.fixture.ts';

const folders: string[] = [];
async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  folders.push(folder);
  return join(folder, 'local.json');
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

describeRegistryStore('a file', async () => fileStore(await newFile()));

const BROKEN = ['not json', '{"remotes":[]}', '', '{"revision": 1, "remotes": ['];

describe('a registry file', () => {
  test('leaves no other files than its history', async () => {
    const file = await newFile();
    await Promise.all(Array.from({ length: 5 }, () => fileStore(file).change(author, addOne)));
    expect((await readdir(dirname(file))).sort()).toEqual(['local.history.jsonl', 'local.json']);
  });

  test.each(BROKEN)('that is broken is named, and changed by nobody: %s', async (text) => {
    const file = await newFile();
    await writeFile(file, text);
    const store = fileStore(file);
    await expect(store.read()).rejects.toThrow(RegistryBroken);
    await expect(store.read()).rejects.toThrow(file);
    await expect(store.change(author, addOne)).rejects.toThrow(RegistryBroken);
    await expect(store.repair(author)).rejects.toThrow('holds nothing to put back');
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test.each(BROKEN)(
    'that broke is put back from its history, and nothing is lost: %s',
    async (text) => {
      const file = await newFile();
      const store = fileStore(file, () => 1000);
      await store.change(author, addOne);
      const { registry } = await store.change(author, addOne);
      await writeFile(file, text);
      expect(await store.lastGood()).toEqual(registry);
      const { said } = await store.repair({ who: 'ben', why: 'cut' });
      expect(said).toContain('Revision 2 is put back');
      expect(await store.read()).toEqual({ revision: 3, remotes: registry.remotes });
      expect(await readFile(`${file}.broken-1000`, 'utf8')).toBe(text);
      expect((await store.history(1))[0]).toMatchObject({ kind: 'repair', who: 'ben', why: 'cut' });
    },
  );

  test('has a history that a kill may have cut', async () => {
    const file = await newFile();
    const store = fileStore(file);
    await store.change(author, addOne);
    await appendFile(historyFile(file), '{"revision":2,"rem');
    expect(await store.history(9)).toHaveLength(1);
    await store.change(author, addOne);
    expect((await store.history(9)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('has a history of two for one revision when a kill came between: the one in force counts', async () => {
    const file = await newFile();
    const store = fileStore(file);
    await store.change(author, addOne);
    const kept = await readFile(file, 'utf8');
    await store.change({ who: 'killed', why: '' }, addOne);
    await writeFile(file, kept);
    await store.change({ who: 'ben', why: '' }, addOne);
    expect((await store.history(9)).map(({ who }) => who)).toEqual(['ben', 'ana']);
  });

  test('keeps some hundred acts, not all for ever', async () => {
    const file = await newFile();
    const line = (revision: number) =>
      `${JSON.stringify({ revision, remotes: [], kind: 'promote', said: '', who: 'a', why: '', at: '2026-01-01T00:00:00Z' })}\n`;
    await writeFile(file, '{"revision":400,"remotes":[]}');
    await writeFile(historyFile(file), Array.from({ length: 400 }, (_, n) => line(n + 1)).join(''));
    const store = fileStore(file);
    await store.change(author, addOne);
    const history = await store.history(1_000);
    expect([history.length, history[0]?.revision]).toEqual([200, 401]);
  });
});
