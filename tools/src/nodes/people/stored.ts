import { openDatabase } from '@sastre/db';
import { lostSaves, tornVersions, wrongJobs, none, type Verdict } from '../judge.rules.ts';
import type { Crowd } from './crowd.ts';

/** Compares what people were told with what the database holds. */
export async function judgeStored(databaseUrl: string, crowd: Crowd): Promise<Verdict[]> {
  const database = openDatabase(databaseUrl);
  try {
    const { pool } = database;
    let [acknowledged, lost, torn] = [0, 0, 0];
    for (const saver of crowd.savers) {
      const { rows: stored } = await pool.query<{ version: number; word: string }>(
        `select version::int, coalesce(body #>> '{skills,0,name}', '') as word from cv_version where cv_id = $1
         union all select version::int, coalesce(body #>> '{skills,0,name}', '') from cv where id = $1
         order by version`,
        [saver.cv],
      );
      const both = { acknowledged: saver.acknowledged, stored };
      acknowledged += saver.acknowledged.length;
      lost += lostSaves(both);
      torn += tornVersions(both);
    }
    const jobs = await Promise.all(
      crowd.jobs.map(async ({ id }) => {
        const [job] = (
          await pool.query<{ state: string }>(`select state from tailoring_job where id = $1`, [id])
        ).rows;
        const copies = await pool.query(`select 1 from cv where tailoring_job_id = $1`, [id]);
        return { state: job?.state ?? 'gone', copies: copies.rowCount ?? 0 };
      }),
    );
    const done = jobs.filter(({ state }) => state === 'completed').length;
    const owners = [...new Set(crowd.jobs.map(({ owner }) => owner))];
    const { rows: charged } = await pool.query<{ used: number }>(
      `select coalesce(sum(used), 0)::int as used from ai_consumption where user_id = any($1)`,
      [owners],
    );
    const used = charged[0]?.used ?? 0;
    const open = jobs.filter(({ state }) => !/completed|failed/.test(state)).length;
    return [
      {
        ...none('acknowledged saves that are lost', lost, `${acknowledged}`),
        holds: lost === 0 && acknowledged > 0,
      },
      none('versions torn from their save', torn, `${acknowledged}`),
      none(
        'saves told that somebody else had saved',
        crowd.savers.reduce((sum, { foreign }) => sum + foreign, 0),
        `${acknowledged}`,
      ),
      none('tailoring jobs that did not end in 90 s', open, `${jobs.length}`),
      none('jobs without just one copy', wrongJobs(jobs), `${jobs.length}`),
      {
        says: 'each completed job is charged once',
        holds: used === done && done > 0,
        found: `${used} for ${done}`,
      },
    ];
  } finally {
    await database.close();
  }
}
