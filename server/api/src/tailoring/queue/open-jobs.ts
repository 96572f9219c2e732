import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** How many jobs have not ended, on whatever node, and how long ago the oldest was asked for (seconds). */
export async function openJobs(
  db: Kysely<Database>,
  now: Date,
): Promise<{ queued: number; active: number; oldestSeconds: number }> {
  return db
    .selectFrom('tailoring_job')
    .select(sql<number>`count(*) filter (where state = 'queued')`.as('queued'))
    .select(sql<number>`count(*) filter (where state = 'active')`.as('active'))
    .select(
      sql<number>`greatest(coalesce(extract(epoch from ${now} - min(created_at)), 0), 0)::float8`.as(
        'oldestSeconds',
      ),
    )
    .where('state', 'in', ['queued', 'active'])
    .executeTakeFirstOrThrow();
}
