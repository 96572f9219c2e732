import type { Database } from '@sastre/db';
import { sql, type Kysely } from 'kysely';
import { usualLayout } from './usual-layout.sql.ts';
import { nextLook, versionsToDrop, type KeptVersion } from './thinning.rules.ts';

type Db = Kysely<Database>;

/** Users whose versions are thinned in one go. */
const USERS_AT_ONCE = 200;

/** Drops the versions that have to go by now, of the users of whom one is due; answers how many. */
export async function thinHistory(db: Db, now: Date): Promise<number> {
  let dropped = 0;
  for (;;) {
    const due = await usersDue(db, now);
    for (const userId of due) dropped += await thinHistoryOf(db, userId, now);
    if (due.length < USERS_AT_ONCE) return dropped;
  }
}

async function usersDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('cv_version as kept')
    .innerJoin('cv', 'cv.id', 'kept.cv_id')
    .select('cv.user_id as userId')
    .where('kept.look_at', '<=', now)
    .groupBy('cv.user_id')
    .limit(USERS_AT_ONCE)
    .execute();
  return rows.map(({ userId }) => userId);
}

const body = { kept: sql`kept.body`, before: sql`before.body` };
const saysTheSame = sql`kept.body = before.body or (
  kept.body - 'tailored' = before.body - 'tailored'
  and ${usualLayout(body.kept)} = ${usualLayout(body.before)}
)`;

/** Any number of processes may do it at once: what one has dropped, the other finds no more. */
async function thinHistoryOf(db: Db, userId: string, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('cv_version as kept')
    .innerJoin('cv', 'cv.id', 'kept.cv_id')
    .select(['kept.cv_id as cvId', 'kept.version', 'kept.replaced_at as replacedAt'])
    .select('kept.look_at as lookAt')
    .select(sql<number>`pg_column_size(kept.body)`.as('bytes'))
    .select(
      // Of new ones alone: the others were asked before.
      sql<boolean>`kept.reason = 'save' and kept.look_at <= ${now} and (
        select ${saysTheSame} from cv_version as before
        where before.cv_id = kept.cv_id and before.version < kept.version
        order by version desc limit 1
      )`.as('isRepeated'),
    )
    .where('cv.user_id', '=', userId)
    .execute();
  const versions = rows.map((row) => ({
    ...row,
    replacedAt: row.replacedAt.getTime(),
    lookAt: row.lookAt.getTime(),
  }));
  // An ordinary save that changed nothing is nothing to go back to.
  const repeated = versions.filter(({ isRepeated }) => isRepeated);
  const others = versions.filter(({ isRepeated }) => !isRepeated);
  const goes = new Set<KeptVersion>([...repeated, ...versionsToDrop(others, now.getTime())]);
  const drops = versions.filter((version) => goes.has(version));
  if (drops.length > 0)
    await db
      .deleteFrom('cv_version')
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('cv_id', 'version'),
          'in',
          drops.map(({ cvId, version }) => tuple(cvId, version)),
        ),
      )
      .execute();
  const looked = versions.filter((one) => !goes.has(one) && one.lookAt <= now.getTime());
  for (const { cvId, version, replacedAt } of looked)
    await db
      .updateTable('cv_version')
      .set({ look_at: new Date(nextLook({ replacedAt }, now.getTime())) })
      .where('cv_id', '=', cvId)
      .where('version', '=', version)
      .execute();
  return drops.length;
}
