import type { Clock } from './clock.ts';

/** Which tab this is, and which others are there. */
export interface Tab {
  id: () => Promise<string>;
  /** Tabs that are there now. */
  living: () => Promise<ReadonlySet<string>>;
}

/** Where nobody can say which tabs are there: all of them are one. */
export const loneTab: Tab = {
  id: async () => '',
  living: async () => new Set(),
};

const KEY = 'tab';
const LOCK = 'sastre.tab.';
/** How long a reload waits for the page before it to let go of the tab's lock. */
const HANDOVER_MS = 500;

/**
 * A tab's id survives a reload (session storage) and is locked while its page lives. A duplicated tab has a copy of the
 * id, finds it locked, and takes a new one. Without locks it is the lone tab.
 */
export function createTab(given: {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  clock: Pick<Clock, 'after'>;
  newId: () => string;
}): Tab {
  const { storage, locks, clock, newId } = given;
  if (locks === undefined) return loneTab;

  async function claim(locks: Pick<LockManager, 'request'>): Promise<string> {
    const before = storage.getItem(KEY);
    if (before !== null && (await hold(locks, before))) return before;
    const id = newId();
    storage.setItem(KEY, id);
    await hold(locks, id);
    return id;
  }

  /** Holds the tab's lock until the page ends. False when another page has it. */
  function hold(locks: Pick<LockManager, 'request'>, id: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      const stop = clock.after(HANDOVER_MS, () => waiting.abort());
      const untilTheEnd = () => {
        stop();
        resolve(true);
        return new Promise<void>(() => undefined);
      };
      locks.request(LOCK + id, { signal: waiting.signal }, untilTheEnd).catch((error: unknown) => {
        stop();
        if (waiting.signal.aborted) resolve(false);
        else reject(error as Error);
      });
    });
  }

  // A browser that refuses storage or locks has one tab as far as the journal is concerned.
  const claimed = claim(locks).catch(() => undefined);
  return {
    id: async () => (await claimed) ?? loneTab.id(),
    living: async () => {
      if ((await claimed) === undefined) return loneTab.living();
      const { held = [] } = await locks.query();
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
      return new Set(names.map((name) => name.slice(LOCK.length)));
    },
  };
}
