interface FakeStore {
  keyPath: string[];
  records: Record<string, unknown>[];
}
type Key = readonly unknown[];

/** As much of IndexedDB as the journal uses, in memory, with the faults that a browser's can have. */
export function createFakeDatabase(version = 0) {
  const stores = new Map<string, FakeStore>();
  const faults = { full: false };
  const open = new Set<{ closed: boolean; onversionchange: (() => void) | null }>();
  let current = version;

  const keyOf = ({ keyPath }: FakeStore, record: Record<string, unknown>) =>
    keyPath.map((part) => record[part]);
  const isWithin = (key: Key, { lower }: { lower: Key }) =>
    lower.every((part, index) => part === key[index]);
  const equal = (one: Key, other: Key) => JSON.stringify(one) === JSON.stringify(other);

  /** Answers a request once what asked for it is over. */
  function answer<T>(result: T) {
    const request = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  }

  function objectStore(name: string) {
    const store = stores.get(name);
    if (store === undefined) throw new DOMException('no such store', 'NotFoundError');
    return {
      getAll: (range?: { lower: Key }) =>
        answer(
          structuredClone(
            store.records.filter((record) => !range || isWithin(keyOf(store, record), range)),
          ),
        ),
      put: (record: Record<string, unknown>) => {
        const key = keyOf(store, record);
        const at = store.records.findIndex((one) => equal(keyOf(store, one), key));
        if (!faults.full) store.records.splice(at < 0 ? store.records.length : at, 1, record);
        return answer(key);
      },
      delete: (key: Key) => {
        store.records = store.records.filter((record) => !equal(keyOf(store, record), key));
        return answer(undefined);
      },
    };
  }

  function connect() {
    const connection = {
      closed: false,
      onversionchange: null as (() => void) | null,
      objectStoreNames: { contains: (name: string) => stores.has(name) },
      createObjectStore: (name: string, { keyPath }: { keyPath: string[] }) => {
        stores.set(name, { keyPath, records: [] });
        return objectStore(name);
      },
      deleteObjectStore: (name: string) => stores.delete(name),
      close: () => (connection.closed = true),
      transaction: (_name: string, mode: string) => {
        if (connection.closed) throw new DOMException('closed', 'InvalidStateError');
        const error = new DOMException('full', 'QuotaExceededError');
        const transaction = {
          error,
          oncomplete: null as (() => void) | null,
          onabort: null as (() => void) | null,
          objectStore,
          commit: () => undefined,
        };
        const fails = faults.full && mode === 'readwrite';
        setTimeout(() => (fails ? transaction.onabort?.() : transaction.oncomplete?.()), 0);
        return transaction;
      },
    };
    open.add(connection);
    return connection;
  }

  function openDatabase(_name: string, wanted: number) {
    const request = {
      result: connect(),
      transaction: { objectStore },
      error: new DOMException('newer', 'VersionError'),
      onupgradeneeded: null as (() => void) | null,
      onsuccess: null as (() => void) | null,
      onerror: null as (() => void) | null,
    };
    setTimeout(() => {
      if (wanted < current) return request.onerror?.();
      if (wanted > current) request.onupgradeneeded?.();
      current = wanted;
      setTimeout(() => request.onsuccess?.(), 0);
    }, 0);
    return request;
  }
  return {
    factory: { open: openDatabase } as unknown as IDBFactory,
    stores,
    faults,
    /** Another tab wants a newer layout. */
    closeAll: () => {
      for (const connection of open) connection.onversionchange?.();
    },
  };
}
