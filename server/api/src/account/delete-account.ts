import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { ACCESS_TOKEN_SECONDS, deleteIdentity } from '@sastre/identity';
import { deleteCvsOf } from '../cv/index.ts';
import { forgetPicturesOf } from '../pictures/index.ts';
import { denySubject, deleteUser, lockUser, lockSubject } from '@sastre/db/users';
import type { Clock } from '@sastre/time';
import { addOutboxEntry, type OutboxStep } from './outbox.store.ts';
import { forgetJobsOf, type JobQueue } from '../tailoring/index.ts';

/** What deleting and resetting need. */
export interface AccountParts {
  db: Kysely<Database>;
  clock: Clock;
  jobQueue: Pick<JobQueue, 'forget'>;
  /**
   * `embedded`: the identity lies in our own database and goes in the same transaction; `external`: it is deleted where it
   * is; `kept`: it lies elsewhere and we may not delete it there.
   */
  identity: 'embedded' | 'external' | 'kept';
}

/** Clocks of two machines, and a request on its way. */
const SKEW_MS = 60_000;
/** As long as an identity lives on elsewhere, it may get new tokens. */
const UNTIL_IT_IS_GONE_MS = 10 * 365 * 86_400_000;

/** When the last token of a subject has ended, if none is given out from now on. */
export function lastTokenEnds(now: number, tokenSeconds = ACCESS_TOKEN_SECONDS): Date {
  return new Date(now + Math.max(tokenSeconds, ACCESS_TOKEN_SECONDS) * 1_000 + SKEW_MS);
}

/**
 * Deletes an account: in one transaction its subject is refused, its rows and (embedded) identity go, and what lies
 * elsewhere is noted in the outbox, which is run until it is done. `tokenSeconds`: how long a token of this user lives.
 */
export async function deleteAccount(
  { db, clock, jobQueue, identity }: AccountParts,
  sub: string,
  tokenSeconds: number = ACCESS_TOKEN_SECONDS,
): Promise<void> {
  const now = clock();
  const until =
    identity === 'external'
      ? new Date(now + UNTIL_IT_IS_GONE_MS)
      : lastTokenEnds(now, tokenSeconds);
  await db.transaction().execute(async (trx) => {
    await lockSubject(trx, sub);
    await lockUser(trx, sub);
    await denySubject(trx, sub, until);
    const { jobIds, pictureIds } = await wipe(trx, jobQueue, sub);
    await deleteUser(trx, sub);
    // A reset that is still under way has nothing left to do that this does not do.
    await trx.deleteFrom('account_errand').where('user_id', '=', sub).execute();
    if (identity === 'embedded') await deleteIdentity(trx, sub);
    const steps: OutboxStep[] = [
      ...(jobIds.length > 0 ? (['jobs'] as const) : []),
      'payment',
      ...(identity === 'external' ? (['identity'] as const) : []),
      'files',
    ];
    const note = { jobIds, pictureIds, tokenSeconds };
    await addOutboxEntry(trx, { userId: sub, kind: 'delete', steps, note }, new Date(now));
  });
}

/**
 * Wipes CVs, job descriptions, tailoring jobs and pictures. The account, its subscription and the counted AI use stay. The
 * files follow by the outbox.
 */
export async function resetAccount(
  { db, clock, jobQueue }: AccountParts,
  sub: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, sub);
    const { jobIds, pictureIds } = await wipe(trx, jobQueue, sub);
    const steps: OutboxStep[] = [
      ...(jobIds.length > 0 ? (['jobs'] as const) : []),
      ...(pictureIds.length > 0 ? (['files'] as const) : []),
    ];
    const note = { jobIds, pictureIds, tokenSeconds: ACCESS_TOKEN_SECONDS };
    await addOutboxEntry(trx, { userId: sub, kind: 'reset', steps, note }, new Date(clock()));
  });
}

/** What a user made goes; answers what names it elsewhere. */
async function wipe(trx: Kysely<Database>, jobQueue: AccountParts['jobQueue'], sub: string) {
  const jobIds = await forgetJobsOf(trx, jobQueue, sub);
  await deleteCvsOf(trx, sub);
  return { jobIds, pictureIds: await forgetPicturesOf(trx, sub) };
}
