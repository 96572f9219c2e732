import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@sastre/shared-contracts/registry';
import type { Change } from '../rules/act.types.ts';
import { RegistryRefusal, type RegistryStore } from './registry-store.ts';

export const author = { who: 'ana', why: 'as planned' };

/** An act that adds one more remote. */
export function addOne({ revision, remotes }: Registry): Change {
  const name = `mfe_${revision}`;
  return {
    ok: true,
    registry: { revision: revision + 1, remotes: [...remotes, { name, b: 1, a: 2 }] },
    act: { kind: 'promote', remote: name, build: '1.0.0-aaaaaaaa', said: `${name} is live.` },
  };
}

/** What holds wherever a registry is kept. `open` gives stores on one registry, which is empty at first. */
export function describeRegistryStore(what: string, open: () => Promise<RegistryStore>): void {
  describe(`a registry in ${what}`, () => {
    test('is empty before anything is made live', async () => {
      const store = await open();
      expect(await store.read()).toEqual({ revision: 0, remotes: [] });
      expect([await store.lastGood(), await store.history(10)]).toEqual([undefined, []]);
    });

    test('keeps each act with who, when, what and why', async () => {
      const store = await open();
      const done = await store.change(author, addOne);
      expect(done).toMatchObject({ said: 'mfe_0 is live.', changed: true });
      await store.change({ who: 'ben', why: '' }, addOne);
      expect(await store.read()).toMatchObject({ revision: 2 });
      expect(await store.lastGood()).toEqual(await store.read());
      expect(await store.history(10)).toEqual([
        expect.objectContaining({ revision: 2, who: 'ben', why: '', remote: 'mfe_1' }),
        {
          ...{ revision: 1, ...author, kind: 'promote', remote: 'mfe_0' },
          ...{ build: '1.0.0-aaaaaaaa', said: 'mfe_0 is live.' },
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ]);
      expect(await store.history(1)).toHaveLength(1);
    });

    test('comes back as it was written, in its order', async () => {
      const store = await open();
      const { registry } = await store.change(author, addOne);
      expect(JSON.stringify(await store.read())).toBe(JSON.stringify(registry));
    });

    test('loses nothing of twenty who write at once', async () => {
      const store = await open();
      const change = async (): Promise<void> => {
        await store.change(author, addOne).catch((error: unknown) => {
          if (!(error instanceof RegistryRefusal)) throw error;
          return change();
        });
      };
      await Promise.all(Array.from({ length: 20 }, change));
      const { revision, remotes } = await store.read();
      expect([revision, remotes.length]).toEqual([20, 20]);
      expect((await store.history(99)).map((act) => act.revision)).toEqual(
        Array.from({ length: 20 }, (_, n) => 20 - n),
      );
    });

    test('stays as it is when a change is refused, fails, or changes nothing', async () => {
      const store = await open();
      await store.change(author, addOne);
      const before = await store.read();
      const refuse = store.change(author, () => ({ ok: false, reasons: ['No.', 'Never.'] }));
      await expect(refuse).rejects.toThrow('Refused:\n  No.\n  Never.');
      await expect(store.change(author, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
      const same = await store.change(author, (registry) => ({
        ok: true,
        registry,
        act: { kind: 'promote', said: 'Nothing changed.' },
      }));
      expect(same.changed).toBe(false);
      expect([await store.read(), (await store.history(9)).length]).toEqual([before, 1]);
      await expect(store.repair(author)).rejects.toThrow('is whole');
    });
  });
}
