import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import {
  lostSaves,
  none,
  tornVersions,
  wrongJobs,
  type Verdict,
  type Version,
} from '../judge.rules.ts';
import type { Crowd } from './crowd.ts';

/** Looks at what is stored while people save: of a CV the newest hundred versions stay. */
export interface Watch {
  /** Ends it; resolves to what was seen, by CV. */
  stop: () => Promise<ReadonlyMap<string, readonly Version[]>>;
}

const LOOK_MS = 2_000;

async function versionsOf({ pool }: OpenDatabase, cv: string): Promise<Version[]> {
  const { rows } = await pool.query<Version>(
    `select version::int, coalesce(body #>> '{skills,0,name}', '') as word from cv_version where cv_id = $1
     union all select version::int, coalesce(body #>> '{skills,0,name}', '') from cv where id = $1
     order by version`,
    [cv],
  );
  return rows;
}

/** Begins to look. */
export function watchStored(databaseUrl: string, { savers }: Pick<Crowd, 'savers'>): Watch {
  const database = openDatabase(databaseUrl, { max: 1 });
  const seen = new Map(savers.map(({ cv }) => [cv, new Map<number, string>()]));
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      for (const [cv, words] of seen) {
        // The database may be away just now.
        const versions = await versionsOf(database, cv).catch(() => []);
        for (const { version, word } of versions) words.set(version, word);
      }
      await pause(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      over.abort();
      await looking;
      await database.close();
      return new Map(
        [...seen].map(([cv, words]) => [
          cv,
          [...words].map(([version, word]) => ({ version, word })),
        ]),
      );
    },
  };
}

/** Compares what people were told with what the database holds, and held as it was looked at. */
export async function judgeStored(
  databaseUrl: string,
  crowd: Crowd,
  seen: ReadonlyMap<string, readonly Version[]>,
): Promise<Verdict[]> {
  const database = openDatabase(databaseUrl);
  try {
    const { pool } = database;
    let [acknowledged, lost, torn] = [0, 0, 0];
    for (const saver of crowd.savers) {
      const stored = await versionsOf(database, saver.cv);
      acknowledged += saver.acknowledged.length;
      lost += lostSaves({
        acknowledged: saver.acknowledged,
        stored,
        seen: seen.get(saver.cv) ?? [],
      });
      torn += tornVersions({ stored });
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
