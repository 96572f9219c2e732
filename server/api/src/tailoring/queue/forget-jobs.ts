import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { JobQueue } from './job-queue.ts';

/** Takes all jobs of a user away, inside the caller's transaction, also those that are done: answers their ids. */
export async function forgetJobsOf(
  trx: Kysely<Database>,
  queue: Pick<JobQueue, 'forget'>,
  userId: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('tailoring_job')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await queue.forget(trx, ids);
  return ids;
}
