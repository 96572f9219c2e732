import { expect, test } from '@jest/globals';
import { withLeave } from './journal-at-leave.ts';
import { createMemoryStore, type JournalStore } from './journal.ts';

const record = (value: unknown, writtenAt = 1, tab = '1') => ({
  sub: 'sub-1',
  key: 'cv',
  tab,
  value,
  writtenAt,
});

/** A browser with a journal; `loses`: its database drops what is written from now on. */
function setUp() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  const database = createMemoryStore();
  let loses = false;
  const put: JournalStore['put'] = (one) =>
    loses ? new Promise<void>(() => undefined) : database.put(one);
  const open = () => {
    const page = new EventTarget();
    const store = withLeave({ ...database, put }, storage, page);
    return { store, tell: (event: string) => page.dispatchEvent(new Event(event)) };
  };
  return { items, storage, database, open, lose: (whether: boolean) => (loses = whether) };
}

test('what was under way when the page went is there for the next one, and goes into the database', async () => {
  const { open, lose, database, items } = setUp();
  const page = open();
  await page.store.put(record('before'));
  lose(true);
  void page.store.put(record('typed', 2));
  expect(items.size).toBe(0);
  page.tell('pagehide');
  lose(false);
  expect(await open().store.list('sub-1', 'cv')).toEqual([record('typed', 2)]);
  expect(await database.all()).toEqual([record('typed', 2)]);
  expect(items.size).toBe(0);
});

test('words that are handed over when the page goes are there, too', async () => {
  const { open, lose } = setUp();
  const page = open();
  page.tell('pagehide');
  lose(true);
  void page.store.put(record('last'));
  lose(false);
  expect(await open().store.all()).toEqual([record('last')]);
});

test('what the database took, or has newer, stays as it is', async () => {
  const { open, lose, database, items } = setUp();
  const page = open();
  page.tell('pagehide');
  await page.store.put(record('taken'));
  expect(items.size).toBe(0);
  const gone = open();
  gone.tell('pagehide');
  lose(true);
  void gone.store.put(record('older', 1));
  lose(false);
  expect(items.size).toBe(1);
  await database.put(record('newer', 3));
  expect(await open().store.list('sub-1', 'cv')).toEqual([record('newer', 3)]);
  expect(items.size).toBe(0);
});

test('a page that comes back from the browser’s cache writes as before', async () => {
  const { open, lose, items } = setUp();
  const page = open();
  page.tell('pagehide');
  page.tell('pageshow');
  lose(true);
  void page.store.put(record('typed'));
  expect(items.size).toBe(0);
});

test('what is dropped or forgotten does not come back, and another key is left alone', async () => {
  const { open, lose, database, items } = setUp();
  const page = open();
  lose(true);
  void page.store.put(record('one'));
  void page.store.put(record('two', 1, '2'));
  page.tell('pagehide');
  lose(false);
  expect(await open().store.list('sub-1', 'other')).toEqual([]);
  expect(items.size).toBe(2);
  await open().store.remove('sub-1', 'cv', '1');
  expect(await open().store.all()).toEqual([record('two', 1, '2')]);
  expect(await database.all()).toEqual([record('two', 1, '2')]);
});

test('a storage without room or with something else in it stops nothing', async () => {
  const { open, storage, items, lose, database } = setUp();
  items.set('sastre.leave.["sub-1","cv","1"]', '{"no":"record"');
  items.set('sastre.language', 'de');
  const page = open();
  expect(await page.store.all()).toEqual([]);
  storage.setItem = () => {
    throw new Error('full');
  };
  page.tell('pagehide');
  lose(false);
  await page.store.put(record('kept'));
  expect(await database.all()).toEqual([record('kept')]);
});
