import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory, IDBKeyRange, IDBTransaction } from 'fake-indexeddb';
import { createIndexedDbStore } from './indexed-db.store.ts';

const record = (tab: string, value: unknown = tab) => ({
  sub: 'sub-1',
  key: 'cv',
  tab,
  value,
  writtenAt: 1,
});

/** Opens the journal's database as another build or tab does. */
function open(
  factory: IDBFactory,
  version?: number,
  upgrade: (request: IDBOpenDBRequest) => void = () => undefined,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('sastre', version);
    request.onupgradeneeded = () => upgrade(request);
    request.onerror = () => reject(request.error as DOMException);
    request.onsuccess = () => resolve(request.result);
  });
}

/** The browser has no room for what is written from now on. */
function fill() {
  return jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
    this: IDBTransaction,
  ) {
    this.abort();
  });
}

beforeEach(() => {
  globalThis.IDBKeyRange = IDBKeyRange;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('entries are kept by user, key and tab', async () => {
  const factory = new IDBFactory();
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
  const factory = new IDBFactory();
  const { tab: _tab, ...before } = record('');
  const old = await open(factory, 1, ({ result }) => {
    result.createObjectStore('drafts', { keyPath: ['sub', 'key'] }).put(before);
  });
  old.close();
  const store = createIndexedDbStore(factory);
  expect(await store.list('sub-1', 'cv')).toEqual([record('')]);
  expect([...(await open(factory)).objectStoreNames]).toEqual(['entries']);
});

test('a full database keeps what is typed in memory, and in itself again once there is room', async () => {
  const factory = new IDBFactory();
  const store = createIndexedDbStore(factory);
  await store.put(record('1', 'before'));
  const full = fill();
  await store.put(record('1', 'typed'));
  expect(store.keeps()).toBe(false);
  expect(await store.list('sub-1', 'cv')).toEqual([record('1', 'typed')]);
  full.mockRestore();
  expect(await createIndexedDbStore(factory).all()).toEqual([record('1', 'before')]);
  await store.put(record('1', 'typed on'));
  expect(store.keeps()).toBe(true);
  expect(await createIndexedDbStore(factory).all()).toEqual([record('1', 'typed on')]);
  expect(await store.all()).toEqual([record('1', 'typed on')]);
});

test('a connection that was closed is opened again', async () => {
  const factory = new IDBFactory();
  const store = createIndexedDbStore(factory);
  await store.put(record('1', 'before'));
  // Another tab wants a newer layout, and does not get it made.
  const newer = open(factory, 3, ({ transaction }) => transaction?.abort());
  await expect(newer).rejects.toMatchObject({ name: 'AbortError' });
  await store.put(record('1', 'after'));
  expect(await createIndexedDbStore(factory).all()).toEqual([record('1', 'after')]);
});

test('without a database, or with one of a newer build, the page’s memory has to do', async () => {
  const newer = new IDBFactory();
  (await open(newer, 3)).close();
  for (const factory of [undefined, newer]) {
    const store = createIndexedDbStore(factory);
    await store.put(record('1'));
    expect(await store.list('sub-1', 'cv')).toEqual([record('1')]);
    await store.remove('sub-1', 'cv', '1');
    expect(await store.all()).toEqual([]);
  }
});
