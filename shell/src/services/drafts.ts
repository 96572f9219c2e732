import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Clock } from './clock.ts';

/** One entry of the journal. */
export interface DraftRecord {
  sub: string;
  key: string;
  value: unknown;
  writtenAt: number;
}

/** Where the journal is kept; one record per user and key. */
export interface DraftStore {
  get: (sub: string, key: string) => Promise<DraftRecord | undefined>;
  put: (record: DraftRecord) => Promise<void>;
  remove: (sub: string, key: string) => Promise<void>;
  all: () => Promise<DraftRecord[]>;
}

export interface Drafts {
  services: ShellServices['drafts'];
  /** Forgets everything of this user. */
  wipe: () => Promise<void>;
  /** Forgets what is older than seven days, of every user of this browser. */
  sweep: () => Promise<void>;
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

export function createDrafts(options: {
  store: DraftStore;
  sub: string;
  clock: Pick<Clock, 'now'>;
}): Drafts {
  const { store, sub, clock } = options;
  const isExpired = (record: DraftRecord) => clock.now() - record.writtenAt > LIFETIME_MS;
  const removeWhere = async (matches: (record: DraftRecord) => boolean) => {
    const records = (await store.all()).filter(matches);
    await Promise.all(records.map((record) => store.remove(record.sub, record.key)));
  };
  return {
    services: {
      read: async (key) => {
        const record = await store.get(sub, key);
        if (record === undefined || isExpired(record)) return undefined;
        return record.value;
      },
      write: (key, value) => store.put({ sub, key, value, writtenAt: clock.now() }),
      drop: (key) => store.remove(sub, key),
    },
    wipe: () => removeWhere((record) => record.sub === sub),
    sweep: () => removeWhere(isExpired),
  };
}

/** Keeps the journal for this page only: where the browser offers no database, and in tests. */
export function createMemoryStore(): DraftStore {
  const records = new Map<string, DraftRecord>();
  const id = (sub: string, key: string) => JSON.stringify([sub, key]);
  return {
    get: async (sub, key) => {
      const record = records.get(id(sub, key));
      return record && structuredClone(record);
    },
    put: async (record) => void records.set(id(record.sub, record.key), structuredClone(record)),
    remove: async (sub, key) => void records.delete(id(sub, key)),
    all: async () => [...records.values()],
  };
}
