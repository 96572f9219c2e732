import { createMemoryStore, type JournalRecord, type JournalStore } from './journal.ts';

const DATABASE = 'sastre';
/** Version 1 kept one record per user and key in `drafts`; version 2 one per user, key and tab. */
const VERSION = 2;
const BEFORE = 'drafts';
const STORE = 'entries';

/**
 * The journal in IndexedDB. What the browser refuses (no database, one that was closed, no room) is kept in the page's
 * memory, and the database is tried again with the next call.
 */
export function createIndexedDbStore(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): JournalStore {
  const memory = createMemoryStore();
  let database: Promise<IDBDatabase | undefined> | undefined;

  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    const before = database;
    database ??= openDatabase(factory).catch(() => undefined);
    const opened = database;
    const db = await opened;
    try {
      if (db !== undefined) return await settled(db, mode, work);
    } catch {
      db?.close();
    }
    if (database === opened) database = undefined;
    // A connection from before may only have been closed by another tab.
    return before === undefined ? undefined : run(mode, work);
  }
  const merged = async (kept: Promise<JournalRecord[]>, stored: JournalRecord[] | undefined) => {
    const own = await kept;
    const isOwn = (record: JournalRecord) =>
      own.some(({ sub, key, tab }) => isSame([sub, key, tab], record));
    return [...own, ...(stored ?? []).filter((record) => !isOwn(record))];
  };
  return {
    list: async (sub, key) => {
      const range = (bounds: typeof IDBKeyRange) => bounds.bound([sub, key], [sub, key, []]);
      const stored = await run('readonly', (store) => store.getAll(range(IDBKeyRange)));
      return merged(memory.list(sub, key), stored as JournalRecord[] | undefined);
    },
    put: async (record) => {
      const { sub, key, tab } = record;
      const stored = await run('readwrite', (store) => store.put(record));
      if (stored === undefined) await memory.put(record);
      else await memory.remove(sub, key, tab);
    },
    remove: async (sub, key, tab) => {
      await memory.remove(sub, key, tab);
      await run('readwrite', (store) => store.delete([sub, key, tab]));
    },
    all: async () => {
      const stored = await run('readonly', (store) => store.getAll());
      return merged(memory.all(), stored as JournalRecord[] | undefined);
    },
    keeps: () => memory.keeps(),
  };
}

function isSame(id: readonly string[], { sub, key, tab }: JournalRecord): boolean {
  return JSON.stringify(id) === JSON.stringify([sub, key, tab]);
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === undefined) throw new Error('No IndexedDB');
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = () => upgrade(request);
    request.onerror = () => reject(request.error ?? new Error('The journal cannot be opened'));
    request.onsuccess = () => {
      const db = request.result;
      // Another tab wants a newer layout: let it have it.
      db.onversionchange = () => db.close();
      resolve(db);
    };
  });
}

/** Makes the layout; what an older build kept goes over as of a tab that is gone. */
function upgrade({ result: db, transaction }: IDBOpenDBRequest): void {
  const entries = db.createObjectStore(STORE, { keyPath: ['sub', 'key', 'tab'] });
  if (transaction === null || !db.objectStoreNames.contains(BEFORE)) return;
  const before = transaction.objectStore(BEFORE).getAll() as IDBRequest<
    Omit<JournalRecord, 'tab'>[]
  >;
  before.onsuccess = () => {
    for (const record of before.result) entries.put({ ...record, tab: '' });
    db.deleteObjectStore(BEFORE);
  };
}

function settled<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The journal is full'));
    // A page that is about to go does not wait for the answer.
    if (mode === 'readwrite') transaction.commit();
  });
}
