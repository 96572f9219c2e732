import { isDatabaseAway, type Database } from '@sastre/db';
import type { Kysely } from 'kysely';
import { alone, dueOutboxEntries } from './outbox.store.ts';
import { runOutboxEntry, type OutboxParts } from './run-outbox-entry.ts';

/** What has to be done now and then, and can be repeated: what was kept for a time goes, for one. */
export interface Chore {
  name: string;
  /** Milliseconds from one time to the next. */
  every: number;
  run: (db: Kysely<Database>) => Promise<unknown>;
}

/** What carries deletions and resets through outside of the database, and does the chores. */
export interface Outbox {
  /** Looks for entries and chores now and every few seconds; also for those of a process that was killed. */
  start(): void;
  /** Something was added: looks now. */
  nudge(): void;
  /** Runs what is due, each once; resolves when it was tried. */
  run(): Promise<void>;
  /** Ends after the outbox entry that is running; what is left is there at the next start. */
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;

/** Makes the runner. Any number of processes may run one: each outbox entry and chore is run by one at a time. */
export function createOutbox(parts: OutboxParts & { chores?: readonly Chore[] }): Outbox {
  const { db, clock, log, chores = [] } = parts;
  const dueAt = new Map<Chore, number>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  async function doChores(): Promise<void> {
    for (const chore of chores) {
      if (stopped) return;
      if (clock() < (dueAt.get(chore) ?? 0)) continue;
      dueAt.set(chore, clock() + chore.every);
      try {
        await alone(db, chore.name, async (connection) => void (await chore.run(connection)));
      } catch (err) {
        if (!stopped && !isDatabaseAway(err))
          log.warn({ err, chore: chore.name }, 'a chore failed: tried again at its next time');
      }
    }
  }
  async function turn(): Promise<void> {
    do {
      again = false;
      for (const id of await dueOutboxEntries(db, new Date(clock()))) {
        if (stopped) return;
        await alone(db, id, async (connection) => runOutboxEntry({ ...parts, db: connection }, id));
      }
      await doChores();
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
