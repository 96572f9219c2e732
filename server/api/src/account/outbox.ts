import { isDatabaseAway } from '@sastre/db';
import { alone, dueOutboxEntries } from './outbox.store.ts';
import { runOutboxEntry, type OutboxParts } from './run-outbox-entry.ts';

/** What carries deletions and resets through outside of the database. */
export interface Outbox {
  /** Looks for entries now and every few seconds; also for those of a process that was killed. */
  start(): void;
  /** Something was added: looks now. */
  nudge(): void;
  /** Runs what is due, each once; resolves when it was tried. */
  run(): Promise<void>;
  /** Ends after the outbox entry that is running; what is left is there at the next start. */
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;

/** Makes the runner. Any number of processes may run one: each outbox entry is run by one at a time. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { db, clock, log } = parts;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  async function turn(): Promise<void> {
    do {
      again = false;
      for (const id of await dueOutboxEntries(db, new Date(clock()))) {
        if (stopped) return;
        await alone(db, id, async (connection) => runOutboxEntry({ ...parts, db: connection }, id));
      }
    } while (again && !stopped);
  }
  function run(): Promise<void> {
    if (running === undefined) {
      running = turn().finally(() => {
        running = undefined;
      });
    } else again = true;
    return running;
  }
  function nudge(): void {
    if (stopped) return;
    run().catch((err: unknown) => {
      // That the database is away is said elsewhere; the entries stay in it.
      if (!stopped && !isDatabaseAway(err))
        log.warn({ err }, 'the account outbox could not be run');
    });
  }
  return {
    start() {
      timer ??= setInterval(nudge, EVERY_MS).unref();
      nudge();
    },
    nudge,
    run,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
