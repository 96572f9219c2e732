import { openDatabase } from '@sastre/db';

/** Tailorings that have been done, to be asked about. Their users have to be there. */
export async function addJobs(
  databaseUrl: string,
  jobs: readonly { id: string; userId: string }[],
): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl);
  await pool.query(
    `insert into tailoring_job (id, user_id, request, state, progress)
    select id, user_id, '{}', 'completed', 100 from unnest($1::uuid[], $2::text[]) as job (id, user_id)`,
    [jobs.map(({ id }) => id), jobs.map(({ userId }) => userId)],
  );
  await close();
}
