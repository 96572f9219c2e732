import { beforeEach, expect, test } from '@jest/globals';
import { createFakeDatabase } from './fake-database.ts';
import { createIndexedDbStore } from './indexed-db.store.ts';

const record = (tab: string, value: unknown = tab) => ({
  sub: 'sub-1',
  key: 'cv',
  tab,
  value,
  writtenAt: 1,
});

beforeEach(() => {
  globalThis.IDBKeyRange = {
    bound: (lower: unknown, upper: unknown) => ({ lower, upper }),
  } as unknown as typeof IDBKeyRange;
});

test('entries are kept by user, key and tab', async () => {
  const { factory } = createFakeDatabase();
  const store = createIndexedDbStore(factory);
  await store.put(record('1'));
  await store.put(record('2'));
  await store.put({ ...record('1'), key: 'other' });
  await store.put({ ...record('1'), sub: 'sub-2' });
  await store.put(record('1', 'again'));
  expect(await store.list('sub-1', 'cv')).toEqual([record('1', 'again'), record('2')]);
  await store.remove('sub-1', 'cv', '1');
  expect(await createIndexedDbStore(factory).list('sub-1', 'cv')).toEqual([record('2')]);
  expect(await store.all()).toHaveLength(3);
});

test('what the layout before kept goes over, as of a tab that is gone', async () => {
  const { factory, stores } = createFakeDatabase(1);
  const { tab: _tab, ...before } = record('');
  stores.set('drafts', { keyPath: ['sub', 'key'], records: [before] });
  const store = createIndexedDbStore(factory);
  expect(await store.list('sub-1', 'cv')).toEqual([record('')]);
  expect([...stores.keys()]).toEqual(['entries']);
});

test('a full database keeps what is typed in memory, and in itself again once there is room', async () => {
  const { factory, faults } = createFakeDatabase();
  const store = createIndexedDbStore(factory);
  await store.put(record('1', 'before'));
  faults.full = true;
  await store.put(record('1', 'typed'));
  expect(await store.list('sub-1', 'cv')).toEqual([record('1', 'typed')]);
  faults.full = false;
  await store.put(record('1', 'typed on'));
  expect(await createIndexedDbStore(factory).all()).toEqual([record('1', 'typed on')]);
  expect(await store.all()).toEqual([record('1', 'typed on')]);
});

test('a connection that was closed is opened again', async () => {
  const { factory, closeAll } = createFakeDatabase();
  const store = createIndexedDbStore(factory);
  await store.put(record('1', 'before'));
  closeAll();
  await store.put(record('1', 'after'));
  expect(await createIndexedDbStore(factory).all()).toEqual([record('1', 'after')]);
});

test('without a database, or with one of a newer build, the page’s memory has to do', async () => {
  for (const factory of [undefined, createFakeDatabase(3).factory]) {
    const store = createIndexedDbStore(factory);
    await store.put(record('1'));
    expect(await store.list('sub-1', 'cv')).toEqual([record('1')]);
    await store.remove('sub-1', 'cv', '1');
    expect(await store.all()).toEqual([]);
  }
});
