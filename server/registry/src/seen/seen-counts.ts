import type { Clock } from '@sastre/time';
import { isDatabaseAway, type Database } from '@sastre/db';
import type { Log } from '@sastre/base/log';
import type { Kysely } from 'kysely';
import { addCounts, keyOf, minuteOf, type SeenCount } from './seen.store.ts';

/** Counts of this process on their way into the database. */
export interface SeenCounts {
  add(remote: string, build: string, event: string, count: number): void;
  /** Writes what is there; resolves when it is written, or stays for the next time. */
  flush(): Promise<void>;
  /** Writes the last ones. */
  stop(): Promise<void>;
}

const WRITE_EVERY_MS = 1_000;
/** While the database is away no more than this is kept: it is a count, and nobody's data. */
const MOST_KEPT = 2_000;

/** Adds up what browsers tell, and writes it every second, so that a crowd costs no more than one visitor. */
export function createSeenCounts(parts: {
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** Visits that were hurt are written: a canary may be known for bad now. */
  whenHurt?: () => void;
}): SeenCounts {
  const { db, clock, log, whenHurt } = parts;
  let waiting = new Map<string, SeenCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function keep(count: SeenCount): void {
    const key = keyOf(count);
    const known = waiting.get(key);
    if (known) known.count += count.count;
    else if (waiting.size < MOST_KEPT) waiting.set(key, count);
  }
  async function write(): Promise<void> {
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await addCounts(db, counts);
    } catch (err) {
      for (const count of counts) keep(count);
      if (!isDatabaseAway(err)) log.warn({ err }, 'what browsers tell could not be kept');
      return;
    }
    if (counts.some(({ event }) => event === 'hurt')) whenHurt?.();
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }
  return {
    add(remote, build, event, count) {
      keep({ minute: minuteOf(clock()), remote, build, event, count });
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
    },
    flush,
    stop: flush,
  };
}
