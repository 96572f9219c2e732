import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, IdpMailTable } from '@sastre/db';
import { backoff, type Clock, epochSeconds } from '@sastre/time';

/** Mail that is to be sent. */
export type QueuedMail = Selectable<IdpMailTable>;
/** What a mail is about. */
export type MailKind = QueuedMail['kind'];

/** How long sending is tried, in seconds; afterwards the reader has asked again or does not wait any more. */
const TRIED_FOR_SECONDS = 3600;
/** How long a mail belongs to who took it; longer than a mail server may take to answer. */
const TAKEN_FOR_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 600;

/** The mail in `idp_mail`. */
export interface MailQueue {
  add(mail: {
    kind: MailKind;
    email: string;
    locale: string;
    registrationId?: string;
  }): Promise<void>;
  /** The mail that has waited longest, for this caller alone; undefined when none is due. */
  take(): Promise<QueuedMail | undefined>;
  done(id: string): Promise<void>;
  /** Tried again later, with longer and longer pauses. */
  later(mail: QueuedMail): Promise<void>;
}

/** The queue; give a transaction to send a mail only if that transaction holds. */
export function createMailQueue(db: Kysely<Database>, clock: Clock): MailQueue {
  const now = () => epochSeconds(clock);
  return {
    async add({ kind, email, locale, registrationId }) {
      await db
        .insertInto('idp_mail')
        .values({
          id: randomUUID(),
          kind,
          email,
          locale,
          registration_id: registrationId ?? null,
          due_at: now(),
          expires_at: now() + TRIED_FOR_SECONDS,
        })
        .execute();
    },
    async take() {
      const due = db
        .selectFrom('idp_mail')
        .select('id')
        .where('due_at', '<=', now())
        .where('expires_at', '>', now())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked();
      return db
        .updateTable('idp_mail')
        .set({ attempts: sql<number>`attempts + 1`, due_at: now() + TAKEN_FOR_SECONDS })
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst();
    },
    async done(id) {
      await db.deleteFrom('idp_mail').where('id', '=', id).execute();
    },
    async later({ id, attempts }) {
      const pause = backoff(attempts, { first: 10, longest: LONGEST_PAUSE_SECONDS });
      await db
        .updateTable('idp_mail')
        .set({ due_at: now() + pause })
        .where('id', '=', id)
        .execute();
    },
  };
}
