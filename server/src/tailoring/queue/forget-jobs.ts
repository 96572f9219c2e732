import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';

/**
 * Takes tailoring jobs out of the queue, also those that are done or were given up: nothing of a user stays there. A job
 * that a worker is at ends by itself, as its own row is gone.
 */
export async function forgetJobs(db: Kysely<Database>, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('job_queue.job') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return;
  const ids = [...jobIds];
  await sql`delete from job_queue.job where name = 'tailoring' and id = any(${ids}::uuid[])`.execute(
    db,
  );
  // Later than the first: giving a job up takes its row from there and puts one here.
  await sql`
    delete from job_queue.job
    where name = 'tailoring-abandoned' and data ->> 'jobId' = any(${ids}::text[])`.execute(db);
}
