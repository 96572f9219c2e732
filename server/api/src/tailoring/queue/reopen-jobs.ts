import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Log } from '@sastre/base/log';
import { openJobQueue } from './job-queue.ts';

/** Puts all jobs that have not ended into a queue that is empty, as after a restore; answers how many. */
export async function reopenJobs({
  db,
  databaseUrl,
  log,
}: {
  db: Kysely<Database>;
  databaseUrl: string;
  log: Log;
}): Promise<number> {
  const jobs = await db
    .selectFrom('tailoring_job')
    .select('id')
    .where('state', 'in', ['queued', 'active'])
    .orderBy('created_at')
    .execute();
  if (jobs.length === 0) return 0;
  const queue = await openJobQueue(databaseUrl, log);
  try {
    for (const { id } of jobs) await queue.add(db, id);
  } finally {
    await queue.stop();
  }
  return jobs.length;
}
