import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@sastre/shared-testing/node';
import { checkPictureStore, type openPictureStore } from '../open-picture-store.ts';
import { isPictureKey } from '../picture-key.ts';
import type { PictureStore } from '../picture-store.ts';

type Config = Parameters<typeof openPictureStore>[0];

/** A store of a test, as the configuration names it. */
export interface OpenedStore {
  config: Config;
  store: PictureStore;
  stop(): Promise<void>;
  /** Ends and starts what keeps the files; absent when nothing runs. */
  crash?: () => Promise<void>;
}

const KILLS = 2 * Number(process.env['SOAK'] ?? 1);
const KILLED_SIZE = 3_000_000;

/** What every picture store must do. One list of tests, run over each. */
export function describePictureStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`a picture store: ${name}`, () => {
    let opened: OpenedStore;
    let store: PictureStore;
    let owner: string;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(async () => opened.stop());
    beforeEach(() => {
      owner = randomBytes(20).toString('hex');
    });
    const newKey = () => `${owner}/${randomUUID()}`;
    const bytesOf = async (key: string) => {
      const bytes = await store.get(key);
      return bytes && Buffer.from(bytes);
    };
    const keys = async (prefix = `${owner}/`) =>
      (await store.list(prefix)).map(({ key }) => key).sort();

    test('passes the check at the start, which leaves nothing', async () => {
      await checkPictureStore(store);
      expect(await keys('')).toEqual([]);
    });

    test('keeps a mark, which is none of its pictures', async () => {
      await store.writeMark('one');
      await store.writeMark('two');
      expect(await store.readMark()).toBe('two');
      expect(await keys('')).toEqual([]);
    });

    test.each([0, 1, 1_000, 12_000_000])('gives back %d bytes as they were', async (size) => {
      const key = newKey();
      const bytes = randomBytes(size);
      await store.put(key, bytes);
      expect(bytes.equals((await bytesOf(key)) ?? Buffer.from('missing'))).toBe(true);
    });

    test('overwrites, deletes, and knows nothing of what is not there', async () => {
      const key = newKey();
      expect(await store.get(key)).toBeUndefined();
      await store.put(key, Buffer.from('one, the longer'));
      await store.put(key, Buffer.from('two'));
      expect(await bytesOf(key)).toEqual(Buffer.from('two'));
      await store.delete(key);
      expect(await store.get(key)).toBeUndefined();
      await store.delete(key);
      await store.delete(newKey());
      expect(await keys()).toEqual([]);
    });

    test('lists an owner, or all, with the time of each', async () => {
      const own = Array.from({ length: 8 }, newKey).sort();
      const foreign = `${randomBytes(20).toString('hex')}/${randomUUID()}`;
      const before = Date.now();
      for (const key of [...own, foreign]) await store.put(key, Buffer.from(key));
      expect(await keys()).toEqual(own);
      expect(await keys('')).toEqual(expect.arrayContaining([...own, foreign]));
      // Some stores tell whole seconds.
      for (const { modifiedAt } of await store.list(`${owner}/`)) {
        expect(Math.abs(modifiedAt - before)).toBeLessThan(5_000);
      }
      expect(await keys(`${randomBytes(20).toString('hex')}/`)).toEqual([]);
    });

    test.each(['', '../../etc/passwd', 'ab', `${'ab'.repeat(20)}/../x`, `/${'ab'.repeat(20)}/x`])(
      'refuses the key %p',
      async (key) => {
        await expect(store.get(key)).rejects.toThrow('Not the key');
        await expect(store.put(key, new Uint8Array())).rejects.toThrow('Not the key');
        await expect(store.delete(key)).rejects.toThrow('Not the key');
      },
    );

    test('many at once do not disturb each other', async () => {
      const all = Array.from({ length: 24 }, newKey);
      await Promise.all(all.map(async (key) => store.put(key, Buffer.from(key.repeat(500)))));
      const [gone, kept] = [all.slice(0, 12), all.slice(12)];
      const more = Array.from({ length: 12 }, newKey);
      await Promise.all([
        ...gone.map(async (key) => store.delete(key)),
        ...more.map(async (key) => store.put(key, Buffer.from(key))),
        ...kept.map(async (key) => {
          expect((await bytesOf(key))?.toString()).toBe(key.repeat(500));
        }),
      ]);
      expect(await keys()).toEqual([...kept, ...more].sort());
    });

    test('a picture may come while the last one goes', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [old, fresh] = [newKey(), newKey()];
        await store.put(old, Buffer.from('old'));
        await Promise.all([store.delete(old), store.put(fresh, Buffer.from('fresh'))]);
        expect(await keys()).toEqual([fresh]);
        await store.delete(fresh);
      }
    });

    test('of several writers of one key one wins whole', async () => {
      const key = newKey();
      const bodies = Array.from({ length: 6 }, (_, index) => Buffer.alloc(200_000, index + 1));
      await Promise.all(bodies.map(async (body) => store.put(key, body)));
      const kept = await bytesOf(key);
      expect(bodies.filter((body) => kept?.equals(body))).toHaveLength(1);
    });

    test('a server killed in the middle of storing leaves whole pictures and no lost one', async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const program = fileURLToPath(new URL('put-until-killed.ts', import.meta.url));
        const writer = spawn(
          process.execPath,
          [program, JSON.stringify(opened.config), String(KILLED_SIZE)],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        let said = '';
        writer.stdout.on('data', (text) => (said += String(text)));
        const times = (word: string) => said.split(word).length - 1;
        // Killed while the third, fourth, … is under way.
        await until(() => times('stored') > round && times('begun') > round + 1, 30_000);
        writer.kill('SIGKILL');
        await once(writer, 'close');
        await opened.crash?.();
        const stored = [...said.matchAll(/stored (\S+)\n/g)].map(([, key = '']) => key);
        const listed = await keys(`${'ab'.repeat(20)}/`);
        expect(listed).toEqual(expect.arrayContaining(stored));
        for (const key of listed.filter(isPictureKey)) {
          const bytes = (await bytesOf(key)) ?? Buffer.alloc(0);
          expect(bytes.byteLength).toBe(KILLED_SIZE);
          expect(bytes.equals(Buffer.alloc(KILLED_SIZE, bytes[0]))).toBe(true);
        }
        // What it left can be swept up, all of it.
        for (const key of listed) await store.delete(key);
        expect(await keys(`${'ab'.repeat(20)}/`)).toEqual([]);
      }
    });
  });
}
