import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases } from '@sastre/db/testing';
import { databaseStore } from './database-store.ts';
import { RegistryBroken } from './registry-store.ts';
import { addOne, author, describeRegistryStore } from './store-contract.fixture.ts';

let databases: Awaited<ReturnType<typeof openTestDatabases>>;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  databases = await openTestDatabases();
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await databases.stop();
});

async function newDatabase(url?: string) {
  const where = url ?? (await databases.createDatabase());
  const database = openDatabase(where);
  opened.push(database);
  return { url: where, db: database.db };
}
const noSeed = async () => undefined;

describeRegistryStore('the database', async () => databaseStore((await newDatabase()).db, noSeed));

describe('a registry in the database', () => {
  const seed = async () => ({ revision: 7, remotes: [{ name: 'mfe_export' }] });

  test('begins with that of the file, once, however many nodes start', async () => {
    const { url, db } = await newDatabase();
    const nodes = [db, (await newDatabase(url)).db, (await newDatabase(url)).db];
    const read = await Promise.all(nodes.map((node) => databaseStore(node, seed).read()));
    for (const registry of read) expect(registry).toEqual(await seed());
    expect(await databaseStore(db, seed).history(9)).toMatchObject([{ kind: 'seed', revision: 7 }]);
  });

  test('is one truth: what a node writes, another reads, and the file counts no more', async () => {
    const { url, db } = await newDatabase();
    const [one, other] = [
      databaseStore(db, seed),
      databaseStore((await newDatabase(url)).db, seed),
    ];
    await one.change(author, addOne);
    const elsewhere = async () => ({ revision: 99, remotes: [] });
    expect(await databaseStore(db, elsewhere).read()).toEqual(await other.read());
    expect(await other.read()).toMatchObject({ revision: 8 });
  });

  test('decides again on what another left meanwhile', async () => {
    const { db } = await newDatabase();
    const store = databaseStore(db, noSeed);
    let tries = 0;
    const { registry } = await store.change(author, async (before) => {
      tries += 1;
      if (tries === 1) await store.change({ who: 'ben', why: '' }, addOne);
      return addOne(before);
    });
    expect([tries, registry.revision, registry.remotes.length]).toEqual([2, 2, 2]);
  });

  test('that cannot be read is put back from its history', async () => {
    const { db } = await newDatabase();
    const store = databaseStore(db, noSeed);
    const { registry } = await store.change(author, addOne);
    const row = { kind: 'promote', remote: null, build: null, said: '', who: 'hand', why: '' };
    await db
      .insertInto('registry_revision')
      .values({ ...row, revision: 2, remotes: '"nothing"' })
      .execute();
    await expect(store.read()).rejects.toThrow(RegistryBroken);
    expect(await store.lastGood()).toEqual(registry);
    await store.repair(author);
    expect(await store.read()).toEqual({ revision: 3, remotes: registry.remotes });
  });

  test('keeps who, when, what and why for ever, and what it was for two hundred acts', async () => {
    const { db } = await newDatabase();
    const store = databaseStore(db, async () => ({ revision: 1, remotes: [] }));
    await store.read();
    const far = { revision: 300, remotes: [] };
    await store.change(author, () => ({
      ok: true,
      registry: far,
      act: { kind: 'promote', said: 'far' },
    }));
    const rows = await db.selectFrom('registry_revision').select(['revision', 'remotes']).execute();
    expect(rows.sort((a, b) => a.revision - b.revision)).toEqual([
      { revision: 1, remotes: null },
      { revision: 300, remotes: [] },
    ]);
    expect(await store.history(9)).toHaveLength(2);
  });
});
