import {
  defaultCvContent,
  type CvContent,
  type TailoredCvListItem,
} from '@sastre/shared-contracts/api';
import { sql, type Kysely } from 'kysely';
import { prepare, type Database } from '@sastre/db';

/** A stored CV. `text` is the document as JSON text, `report` likewise. */
export interface StoredCv {
  id: string;
  kind: 'main' | 'tailored';
  version: number;
  edited: boolean;
  createdAt: Date;
  updatedAt: Date;
  text: string;
  report: string | null;
  jobDescriptionId: string | null;
  companyName: string | null;
  jobContent: string | null;
}

/** One row of the list of tailored CVs. */
export interface StoredListItem {
  id: string;
  companyName: string | null;
  /** As its job's text names it; null: not known. */
  position: string | null;
  updatedAt: Date;
  /** Edits of its report that wait for a decision; null: it has no report. */
  changes: number | null;
  version: number;
  /** As it was chosen for the copy, and asked for with its translation; null: not at all. */
  language: string | null;
  translatedTo: string | null;
  /** How far the application is; null: not said. */
  application: TailoredCvListItem['application'] | null;
}

type Db = Kysely<Database>;

/** What is read of a CV. */
export const columns = [
  'cv.id',
  // Of a CV that is there; a deleted one is read by nobody here.
  sql<StoredCv['kind']>`cv.kind`.as('kind'),
  'cv.version',
  'cv.edited',
  'cv.created_at as createdAt',
  'cv.updated_at as updatedAt',
  'cv.job_description_id as jobDescriptionId',
  sql<string>`cv.body::text`.as('text'),
  sql<string | null>`cv.report::text`.as('report'),
] as const;

function selectCvs(db: Db, userId: string) {
  return db
    .selectFrom('cv')
    .leftJoin('job_description as job', 'job.id', 'cv.job_description_id')
    .select(columns)
    .select(['job.company_name as companyName', 'job.content as jobContent'])
    .where('cv.user_id', '=', userId)
    .where('cv.deleted_at', 'is', null);
}

const findCv = prepare((db, { userId, id }: { userId: string; id: string }) =>
  selectCvs(db, userId).where('cv.id', '=', id),
);
const findMainCv = prepare((db, { userId }: { userId: string }) =>
  selectCvs(db, userId).where('cv.kind', '=', 'main'),
);

/** A CV of the user, or undefined when it is not there or not theirs. */
export async function readCv(db: Db, userId: string, id: string): Promise<StoredCv | undefined> {
  const [cv] = await findCv(db, { userId, id });
  return cv;
}

/** The user's main CV, if there is one. */
export async function readMainCv(db: Db, userId: string): Promise<StoredCv | undefined> {
  const [cv] = await findMainCv(db, { userId });
  return cv;
}

const selectMain = (db: Db, userId: string) =>
  db.selectFrom('cv').where('user_id', '=', userId).where('kind', '=', 'main');

/** The content of the user's main CV; undefined: there is none. */
export async function readMainContent(db: Db, userId: string): Promise<CvContent | undefined> {
  const row = await selectMain(db, userId).select('body').executeTakeFirst();
  return row && { ...defaultCvContent, ...(row.body as Partial<CvContent>) };
}

/** When the main CV was last changed; undefined: there is none. */
export async function mainUpdatedAt(db: Db, userId: string): Promise<Date | undefined> {
  const row = await selectMain(db, userId).select('updated_at').executeTakeFirst();
  return row?.updated_at;
}

/** Creates the main CV unless one is there: of two calls at once, one creates it. */
export async function createMainCv(
  db: Db,
  cv: { id: string; userId: string; body: string; now: Date },
): Promise<void> {
  await db
    .insertInto('cv')
    .values({
      id: cv.id,
      user_id: cv.userId,
      kind: 'main',
      body: cv.body,
      job_description_id: null,
      report: null,
      tailoring_job_id: null,
      created_at: cv.now,
      updated_at: cv.now,
    })
    .onConflict((conflict) => conflict.column('user_id').where('kind', '=', 'main').doNothing())
    .execute();
}

const findTailored = prepare((db, { userId }: { userId: string }) =>
  db
    .selectFrom('cv')
    .leftJoin('job_description as job', 'job.id', 'cv.job_description_id')
    .select([
      'cv.id',
      'job.company_name as companyName',
      'job.position',
      'cv.updated_at as updatedAt',
      'cv.version',
      sql<string | null>`cv.body ->> 'language'`.as('language'),
      sql<string | null>`cv.body #>> '{tailored,language}'`.as('translatedTo'),
    ])
    .select(
      sql<number | null>`case when cv.report is null then null else (
        select count(*) from jsonb_path_query(cv.report, '$.edits[*] ? (
          @.status == "unproven" ||
          (@.status == "applied" && !(@.accepted == true) && !exists(@.confirmed))
        )')
      ) end`.as('changes'),
    )
    .select(
      sql<StoredListItem['application']>`cv.body #> '{tailored,application}'`.as('application'),
    )
    .where('cv.user_id', '=', userId)
    .where('cv.kind', '=', 'tailored')
    .orderBy('cv.updated_at', 'desc')
    .orderBy('cv.id'),
);

/** The user's tailored CVs, newest first. */
export async function listTailoredCvs(db: Db, userId: string): Promise<StoredListItem[]> {
  return findTailored(db, { userId });
}

/** The documents of some of the user's CVs, with their versions. */
export async function readTexts(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('cv')
    .select(['id', 'version', sql<string>`body::text`.as('text')])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Gives the job description of a CV another company name. */
export async function renameJobDescription(db: Db, userId: string, id: string, name: string) {
  await db
    .updateTable('job_description')
    .set({ company_name: name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes every CV of a user, deleted ones and earlier versions among them, and the job descriptions with them. */
export async function deleteCvsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cv').where('user_id', '=', userId).execute();
  await db.deleteFrom('job_description').where('user_id', '=', userId).execute();
}
