import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import {
  ACCESS_TOKEN_SECONDS,
  deleteIdentity,
  denySubject,
  type Clock,
} from '../identity/index.ts';
import type { Log } from '../log/index.ts';
import type { Pictures } from '../pictures/index.ts';
import { lockUser } from './lock-user.ts';
import { lockSubject } from './remember-user.ts';

/** What deleting and resetting need. */
export interface AccountParts {
  db: Kysely<Database>;
  pictures: Pictures;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** True: the identity lies in our own database and goes in the same transaction. */
  embeddedIdentity: boolean;
}

/** Clocks of two machines, and a request on its way. */
const SKEW_MS = 60_000;

/**
 * Deletes an account: in one transaction its subject is refused for as long as tokens of it may live, and its rows and
 * (embedded) identity go. The picture files follow; those that a crash leaves are swept up at the next start.
 */
export async function deleteAccount(parts: AccountParts, sub: string): Promise<void> {
  const { db, pictures, clock, log } = parts;
  const until = new Date(clock() + ACCESS_TOKEN_SECONDS * 1_000 + SKEW_MS);
  await db.transaction().execute(async (trx) => {
    await lockSubject(trx, sub);
    await denySubject(trx, sub, until);
    await trx.deleteFrom('app_user').where('id', '=', sub).execute();
    if (parts.embeddedIdentity) await deleteIdentity(trx, sub);
  });
  await pictures.removeOwner(sub).catch((err: unknown) => {
    log.warn({ err }, 'picture files of a deleted account are left to the sweep');
  });
}

/** Wipes CVs, job descriptions, tailoring jobs and pictures. The account, its subscription and the counted AI use stay. */
export async function resetAccount(parts: AccountParts, sub: string): Promise<void> {
  const { db, pictures, log } = parts;
  const removed = await db.transaction().execute(async (trx) => {
    await lockUser(trx, sub);
    for (const table of ['cv', 'job_description', 'tailoring_job'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', sub).execute();
    }
    return trx.deleteFrom('picture').where('user_id', '=', sub).returning('id').execute();
  });
  const ids = removed.map(({ id }) => id);
  await pictures.removeFiles(sub, ids).catch((err: unknown) => {
    log.warn({ err }, 'picture files of a reset account are left to the sweep');
  });
}
