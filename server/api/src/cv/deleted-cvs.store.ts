import { randomUUID } from 'node:crypto';
import { LIMITS } from '@sastre/shared-contracts/api';
import type { Database } from '@sastre/db';
import { sql, type Kysely, type QueryCreator, type RawBuilder } from 'kysely';
import { goneBefore, isDue } from '../retention/index.ts';
import { replacing } from './stored/replacing.sql.ts';

type Db = Kysely<Database>;

/** A deleted CV that can be brought back. */
export interface DeletedCv {
  id: string;
  kind: 'main' | 'tailored';
  companyName: string | null;
  position: string | null;
  deletedAt: Date;
}

/** Deleted CVs that a user keeps; older ones go before their time. */
const MOST_DELETED = LIMITS.tailoredCvs;

/** Deletes the main CV; tailored copies stay. It can be brought back, unless nobody ever wrote in it. */
export async function deleteMainCv(db: Db, userId: string, now: Date): Promise<void> {
  const deleted = await replacing(
    db,
    (query) =>
      marking(query, now)
        .where('user_id', '=', userId)
        .where('kind', '=', 'main')
        .where('edited', '=', true),
    now,
  );
  if (deleted.length === 0) await dropUntouchedMain(db, userId);
}

/** Deletes the main CV if nobody ever wrote in it. */
async function dropUntouchedMain(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('cv')
    .where('user_id', '=', userId)
    .where('kind', '=', 'main')
    .where('edited', '=', false)
    .execute();
}

/** Deletes a tailored copy, which can be brought back. False: there is none of this id. */
export async function deleteTailoredCv(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const deleted = await replacing(
    db,
    (query) =>
      marking(query, now)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', '=', 'tailored'),
    now,
  );
  return deleted.length > 0;
}

function marking(query: QueryCreator<Database>, now: Date) {
  return query.updateTable('cv').set((eb) => ({
    kind: 'deleted',
    deleted_kind: sql<DeletedCv['kind']>`kind`,
    deleted_at: now,
    version: eb('version', '+', 1),
    reason: 'delete',
    stored_at: now,
  }));
}

/** The deleted CVs of a user, last deleted first. */
export async function listDeletedCvs(db: Db, userId: string, now: Date): Promise<DeletedCv[]> {
  return db
    .selectFrom('cv')
    .leftJoin('job_description as job', 'job.id', 'cv.job_description_id')
    .select(['cv.id', 'job.company_name as companyName', 'job.position'])
    .select(sql<DeletedCv['kind']>`cv.deleted_kind`.as('kind'))
    .select(sql<Date>`cv.deleted_at`.as('deletedAt'))
    .where('cv.user_id', '=', userId)
    .where('cv.deleted_at', '>', goneBefore(now))
    .orderBy('cv.deleted_at', 'desc')
    .orderBy('cv.id')
    .execute();
}

/** Holds a deleted CV of a user until the transaction ends and answers what it was; undefined: there is none of this id. */
export async function lockDeletedCv(
  trx: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<DeletedCv['kind'] | undefined> {
  const row = await trx
    .selectFrom('cv')
    .select('deleted_kind as kind')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', goneBefore(now))
    .forUpdate()
    .executeTakeFirst();
  return row?.kind ?? undefined;
}

/** False: there is a main CV that somebody wrote in. One that nobody did gives way. */
export async function makeRoomForMain(trx: Db, userId: string): Promise<boolean> {
  await dropUntouchedMain(trx, userId);
  const main = await trx
    .selectFrom('cv')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'main')
    .executeTakeFirst();
  return main === undefined;
}

/** Brings a deleted CV that is held back as what it was, as a version of its own. */
export async function bringBackCv(trx: Db, id: string, now: Date): Promise<void> {
  await undelete(trx, id, { kind: sql<DeletedCv['kind']>`deleted_kind` }, now);
}

/** Brings a deleted main CV that is held back as a copy for a company. */
export async function bringBackAsCopy(
  trx: Db,
  { userId, id, companyName, now }: { userId: string; id: string; companyName: string; now: Date },
): Promise<void> {
  const jobId = randomUUID();
  await trx
    .insertInto('job_description')
    .values({ id: jobId, user_id: userId, company_name: companyName, content: '', created_at: now })
    .execute();
  await undelete(trx, id, { kind: 'tailored', job_description_id: jobId }, now);
}

async function undelete(trx: Db, id: string, as: object, now: Date): Promise<void> {
  await replacing(
    trx,
    (query) =>
      query
        .updateTable('cv')
        .set((eb) => ({
          ...as,
          deleted_kind: null,
          deleted_at: null,
          version: eb('version', '+', 1),
          reason: 'restore',
          stored_at: now,
        }))
        .where('id', '=', id),
    now,
  );
}

/** Deletes a deleted CV for good, and the job description that only it used. False: there is none of this id. */
export async function dropDeletedCv(db: Db, userId: string, id: string): Promise<boolean> {
  const mine = sql<boolean>`user_id = ${userId} and id = ${id}`;
  return (await drop(db, mine)) > 0;
}

/** Deletes for good what was deleted long enough ago, and of each user what is too much; answers how many. */
export async function purgeDeletedCvs(db: Db, now: Date): Promise<number> {
  return drop(db, isDue('cv', MOST_DELETED, now));
}

/** The versions go with their CV. */
async function drop(db: Db, isMeant: RawBuilder<boolean>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom('cv')
      .where('deleted_at', 'is not', null)
      .where(isMeant)
      .returning('job_description_id as job')
      .execute();
    const jobs = rows.flatMap(({ job }) => job ?? []);
    if (jobs.length > 0)
      await trx
        .deleteFrom('job_description')
        .where('id', 'in', jobs)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('cv')
                .select('id')
                .whereRef('job_description_id', '=', 'job_description.id'),
            ),
          ),
        )
        .execute();
    return rows.length;
  });
}
