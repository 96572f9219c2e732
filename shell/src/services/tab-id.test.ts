import { expect, test } from '@jest/globals';
import { createFakeClock } from './fake-clock.fixture.ts';
import { createTab } from './tab-id.ts';

/** The locks of one browser: exclusive ones, given in the order in which they are asked for. */
function createLocks() {
  const held = new Map<string, { end: () => void }>();
  const waiting: { name: string; grant: () => void }[] = [];
  const release = (name: string) => {
    held.delete(name);
    const next = waiting.findIndex((request) => request.name === name);
    if (next >= 0) waiting.splice(next, 1)[0]?.grant();
  };
  const request = (name: string, options: LockOptions, run: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        held.set(name, { end: () => release(name) });
        void run().then(resolve, reject);
      };
      if (!held.has(name)) return grant();
      const entry = { name, grant };
      waiting.push(entry);
      options.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(options.signal?.reason as Error);
      });
    });
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] });
  const manager = { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
  return { manager, endPage: (id: string) => held.get(`sastre.tab.${id}`)?.end() };
}

function createSessionStorage(entries: [string, string][] = []) {
  const kept = new Map(entries);
  return {
    copy: () => createSessionStorage([...kept]),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function setUp() {
  const clock = createFakeClock();
  const { manager, endPage } = createLocks();
  let count = 0;
  const open = (storage = createSessionStorage()) =>
    createTab({ storage, locks: manager, clock, newId: () => `tab-${(count += 1)}` });
  return { clock, endPage, open };
}

test('a tab keeps its id over a reload, also when the page before it ends a little later', async () => {
  const { clock, endPage, open } = setUp();
  const storage = createSessionStorage();
  expect(await open(storage).id()).toBe('tab-1');
  endPage('tab-1');
  expect(await open(storage).id()).toBe('tab-1');
  const again = open(storage);
  await clock.advance(499);
  endPage('tab-1');
  expect(await again.id()).toBe('tab-1');
});

test('a duplicated tab takes an id of its own, and keeps that', async () => {
  const { clock, endPage, open } = setUp();
  const storage = createSessionStorage();
  expect(await open(storage).id()).toBe('tab-1');
  const copied = storage.copy();
  const copy = open(copied);
  await clock.advance(500);
  expect(await copy.id()).toBe('tab-2');
  expect(await copy.living()).toEqual(new Set(['tab-1', 'tab-2']));
  endPage('tab-2');
  expect(await open(copied).id()).toBe('tab-2');
});

test('a tab that ended is not among the living', async () => {
  const { endPage, open } = setUp();
  const [one, other] = [open(), open()];
  expect([await one.id(), await other.id()]).toEqual(['tab-1', 'tab-2']);
  endPage('tab-1');
  expect(await other.living()).toEqual(new Set(['tab-2']));
});

test('without locks, or where they are refused, all tabs are one', async () => {
  const clock = createFakeClock();
  const refused = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
    query: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as Pick<LockManager, 'request' | 'query'>;
  for (const locks of [undefined, refused]) {
    const tab = createTab({ storage: createSessionStorage(), locks, clock, newId: () => 'new' });
    expect(await tab.id()).toBe('');
    expect(await tab.living()).toEqual(new Set());
  }
});
