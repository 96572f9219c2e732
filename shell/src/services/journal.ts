import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Clock } from './clock.ts';
import { loneTab, type Tab } from './tab-id.ts';

/** One entry of the journal. */
export interface JournalRecord {
  sub: string;
  key: string;
  /** The tab that wrote it. */
  tab: string;
  value: unknown;
  writtenAt: number;
}

/** Where the journal is kept; one record per user, key and tab. */
export interface JournalStore {
  /** What all tabs wrote under one key. */
  list: (sub: string, key: string) => Promise<JournalRecord[]>;
  put: (record: JournalRecord) => Promise<void>;
  remove: (sub: string, key: string, tab: string) => Promise<void>;
  all: () => Promise<JournalRecord[]>;
  /** Whether what was put outlives the page. */
  keeps: () => boolean;
}

export interface UserJournal {
  services: ShellServices['drafts'];
  /** Forgets everything of this user, whatever tab wrote it. */
  wipe: () => Promise<void>;
  /** Forgets what is older than seven days, of every user of this browser. */
  sweep: () => Promise<void>;
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * The journal. An entry belongs to the tab that wrote it: two tabs type different things into one CV, and each finds its
 * own again. What a tab left behind that is no longer there is taken over by the first that asks for it.
 */
export function createUserJournal(options: {
  store: JournalStore;
  sub: string;
  clock: Pick<Clock, 'now'>;
  tab?: Tab;
}): UserJournal {
  const { store, sub, clock, tab = loneTab } = options;
  const isExpired = (record: JournalRecord) => clock.now() - record.writtenAt > LIFETIME_MS;
  const removeAll = (records: readonly JournalRecord[]) =>
    Promise.all(records.map((record) => store.remove(record.sub, record.key, record.tab)));

  /** The newest entry of a tab that is gone becomes this tab's own. */
  async function adopt(records: readonly JournalRecord[], own: string) {
    if (records.length === 0) return undefined;
    const living = await tab.living();
    const abandoned = records.filter((record) => !living.has(record.tab));
    const newest = abandoned.toSorted((one, other) => other.writtenAt - one.writtenAt)[0];
    if (newest === undefined) return undefined;
    await store.put({ ...newest, tab: own });
    await removeAll([newest]);
    return newest;
  }
  return {
    services: {
      read: async (key) => {
        const own = await tab.id();
        const records = (await store.list(sub, key)).filter((record) => !isExpired(record));
        const mine = records.find((record) => record.tab === own);
        return (mine ?? (await adopt(records, own)))?.value;
      },
      write: async (key, value) =>
        store.put({ sub, key, tab: await tab.id(), value, writtenAt: clock.now() }),
      drop: async (key) => store.remove(sub, key, await tab.id()),
    },
    wipe: async () => {
      await removeAll((await store.all()).filter((record) => record.sub === sub));
    },
    sweep: async () => {
      await removeAll((await store.all()).filter(isExpired));
    },
  };
}

/** Keeps the journal for this page only: where the browser offers no database, and in tests. */
export function createMemoryStore(): JournalStore {
  const records = new Map<string, JournalRecord>();
  const id = (sub: string, key: string, tab: string) => JSON.stringify([sub, key, tab]);
  const all = () => [...records.values()].map((record) => structuredClone(record));
  return {
    list: async (sub, key) => all().filter((record) => record.sub === sub && record.key === key),
    put: async (record) =>
      void records.set(id(record.sub, record.key, record.tab), structuredClone(record)),
    remove: async (sub, key, tab) => void records.delete(id(sub, key, tab)),
    all: async () => all(),
    keeps: () => records.size === 0,
  };
}
