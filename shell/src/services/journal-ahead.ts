import type { Clock } from './clock.ts';
import type { JournalRecord, JournalStore } from './journal.ts';

/** So long what was read ahead is taken for what is kept: from the pointer's coming to the click, and no tab ends meanwhile. */
const GOOD_MS = 2_000;

/** What the journal keeps of a user, read before a page asks for it. */
export interface JournalAhead {
  /** Reads it; again within the time is free. A failure is left to the page. */
  ask: () => void;
  /** What all tabs keep under a key; undefined where that was not asked for in time, and has to be read. */
  known: (key: string) => Promise<readonly JournalRecord[] | undefined>;
  /** Makes a change of this tab: what was read before it, or during it, is good no more. */
  change: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A way to read the journal ahead. */
export function createJournalAhead(
  store: Pick<JournalStore, 'all'>,
  sub: string,
  clock: Pick<Clock, 'now'>,
): JournalAhead {
  let asked: { at: number; records: Promise<readonly JournalRecord[] | undefined> } | undefined;
  const good = () => (asked && clock.now() - asked.at < GOOD_MS ? asked : undefined);
  return {
    ask: () => {
      if (good() !== undefined) return;
      const reading = store.all().then((all) => all.filter((record) => record.sub === sub));
      asked = { at: clock.now(), records: reading.catch(() => undefined) };
    },
    known: async (key) => {
      const known = good();
      const records = await known?.records;
      // Not where something was changed while it was waited for.
      return known === asked ? records?.filter((record) => record.key === key) : undefined;
    },
    change: (work) => {
      asked = undefined;
      return work().finally(() => (asked = undefined));
    },
  };
}
