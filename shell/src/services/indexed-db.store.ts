import type { DraftRecord, DraftStore } from './drafts.ts';
import { createMemoryStore } from './drafts.ts';

const DATABASE = 'sastre';
const STORE = 'drafts';

/** The journal in IndexedDB; falls back to the page's memory where the browser refuses a database. */
export function createIndexedDbStore(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): DraftStore {
  const fallback = createMemoryStore();
  let database: Promise<IDBDatabase | undefined> | undefined;
  const open = () => {
    database ??= openDatabase(factory).catch(() => undefined);
    return database;
  };
  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    const db = await open();
    if (db === undefined) return otherwise();
    return settled(work(db.transaction(STORE, mode).objectStore(STORE)));
  }
  return {
    get: (sub, key) =>
      run<DraftRecord | undefined>(
        'readonly',
        (store) => store.get([sub, key]),
        () => fallback.get(sub, key),
      ),
    put: async (record) => {
      await run<IDBValidKey>(
        'readwrite',
        (store) => store.put(record),
        async () => {
          await fallback.put(record);
          return record.key;
        },
      );
    },
    remove: (sub, key) =>
      run<undefined>(
        'readwrite',
        (store) => store.delete([sub, key]),
        async () => {
          await fallback.remove(sub, key);
          return undefined;
        },
      ),
    all: () =>
      run<DraftRecord[]>(
        'readonly',
        (store) => store.getAll(),
        () => fallback.all(),
      ),
  };
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (factory === undefined) return Promise.reject(new Error('No IndexedDB'));
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    void request.result.createObjectStore(STORE, { keyPath: ['sub', 'key'] });
  return settled(request).then((db) => {
    // Another tab wants a newer layout: let it have it.
    db.onversionchange = () => db.close();
    return db;
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The journal could not be used'));
  });
}
