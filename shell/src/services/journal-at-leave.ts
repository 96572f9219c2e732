import type { JournalRecord, JournalStore } from './journal.ts';

/** The part of `localStorage` that is used. */
export type LeaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'sastre.leave.';

/**
 * A journal whose last words outlive their page. A browser may drop the database's transactions that a page leaves under
 * way (Chromium often does with the first one of a new database), so what is not settled when the page goes is also
 * written to `storage`, which needs no answer; who asks for its key next finds it, and it goes into the database.
 */
export function withLeave(
  store: JournalStore,
  storage: LeaveStorage,
  page: Pick<EventTarget, 'addEventListener'>,
): JournalStore {
  const underWay = new Map<string, JournalRecord>();
  let leaving = false;

  const leave = (record: JournalRecord) => {
    try {
      storage.setItem(nameOf(record), JSON.stringify(record));
    } catch {
      // No room: the database may still have taken it.
    }
  };
  // Before the forms, which hand over their last words at this event.
  page.addEventListener(
    'pagehide',
    () => {
      leaving = true;
      for (const record of underWay.values()) leave(record);
    },
    { capture: true },
  );
  page.addEventListener('pageshow', () => {
    leaving = false;
  });

  /** Puts what was left into the database, unless that has something newer. */
  async function takeUp(wanted: (record: JournalRecord) => boolean): Promise<void> {
    for (const [name, record] of recordsIn(storage)) {
      if (!wanted(record) || underWay.has(name)) continue;
      const { sub, key, tab, writtenAt } = record;
      const stored = (await store.list(sub, key)).find((one) => one.tab === tab);
      if (stored === undefined || stored.writtenAt < writtenAt) await store.put(record);
      storage.removeItem(name);
    }
  }

  return {
    put: async (record) => {
      const name = nameOf(record);
      underWay.set(name, record);
      if (leaving) leave(record);
      await store.put(record);
      if (underWay.get(name) !== record) return;
      underWay.delete(name);
      storage.removeItem(name);
    },
    list: async (sub, key) => {
      await takeUp((record) => record.sub === sub && record.key === key);
      return store.list(sub, key);
    },
    remove: async (sub, key, tab) => {
      const name = nameOf({ sub, key, tab });
      underWay.delete(name);
      storage.removeItem(name);
      await store.remove(sub, key, tab);
    },
    all: async () => {
      await takeUp(() => true);
      return store.all();
    },
    keeps: () => store.keeps(),
  };
}

const nameOf = ({ sub, key, tab }: Pick<JournalRecord, 'sub' | 'key' | 'tab'>): string =>
  PREFIX + JSON.stringify([sub, key, tab]);

/** What is there now; what is no record is passed over. */
function recordsIn(storage: LeaveStorage): [name: string, record: JournalRecord][] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.flatMap((name) => {
    if (!name.startsWith(PREFIX)) return [];
    try {
      const record = JSON.parse(storage.getItem(name) ?? '') as JournalRecord;
      return nameOf(record) === name ? [[name, record]] : [];
    } catch {
      return [];
    }
  });
}
