import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { backoff, type Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import type { Pictures } from '../pictures/index.ts';
import { lastTokenEnds } from './delete-account.ts';
import {
  finishStep,
  postpone,
  readOutboxEntry,
  type OutboxEntry,
  type OutboxStep,
} from './outbox.store.ts';
import type { JobQueue } from '../tailoring/index.ts';
import { isUser, denyUntil } from '@sastre/db/users';

/** What running the outbox needs. */
export interface OutboxParts {
  db: Kysely<Database>;
  pictures: Pick<Pictures, 'removeFiles' | 'removeOwner'>;
  jobQueue: Pick<JobQueue, 'forget'>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn'>;
  /** Ends everything of a user at the payment provider; may be repeated. */
  endAtProvider: (userId: string) => Promise<void>;
  /** Deletes an identity at an external provider; one that is gone is no error. Absent: none is ever asked for. */
  deleteIdentity?: ((sub: string) => Promise<void>) | undefined;
}

const LONGEST_PAUSE_MS = 10 * 60_000;

/** Milliseconds until a failed outbox entry is tried again: 1, 2, 4 … seconds, ten minutes at most. */
export function pauseAfter(attempts: number): number {
  return backoff(attempts + 1, { first: 1_000, longest: LONGEST_PAUSE_MS });
}

/**
 * Does every step of an outbox entry that is left. Each can be repeated, as a process may end between doing and noting it; one
 * that fails holds up no other and is tried again later.
 */
export async function runOutboxEntry(parts: OutboxParts, id: string): Promise<void> {
  const { db, log, clock } = parts;
  const entry = await readOutboxEntry(db, id);
  if (entry === undefined) return;
  let failed = false;
  for (const step of entry.steps) {
    try {
      await STEPS[step](parts, entry);
      await finishStep(db, id, step);
    } catch (err) {
      failed = true;
      const { kind, attempts } = entry;
      log.warn(
        { err, step, kind, attempts: attempts + 1 },
        'account outbox entry failed: tried again',
      );
    }
  }
  if (failed) await postpone(db, id, new Date(clock() + pauseAfter(entry.attempts)));
}

const STEPS: Record<OutboxStep, (parts: OutboxParts, entry: OutboxEntry) => Promise<void>> = {
  // Once more: a job that was being given up as the transaction ran came back behind it.
  jobs: async ({ db, jobQueue }, { note }) => jobQueue.forget(db, note.jobIds),

  payment: async ({ endAtProvider }, { userId }) => endAtProvider(userId),

  async identity({ db, deleteIdentity, clock }, { userId, note }) {
    if (deleteIdentity === undefined) throw new Error('No admin client of Keycloak is configured.');
    await deleteIdentity(userId);
    // No new token from now on: the subject is refused until the last one has ended.
    await denyUntil(db, userId, lastTokenEnds(clock(), note.tokenSeconds));
  },

  async files({ db, pictures }, { userId, note }) {
    await pictures.removeFiles(userId, note.pictureIds);
    // Whoever is here, again or still, keeps what was stored since.
    if (!(await isUser(db, userId))) await pictures.removeOwner(userId);
  },
};
