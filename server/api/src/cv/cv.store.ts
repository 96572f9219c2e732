import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { prepare, type Database } from '@sastre/db';
import type { CvChange } from './cv.rules.ts';
import { withoutGoneSections } from './gone-sections.sql.ts';

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
  updatedAt: Date;
  /** Edits of its report that can be decided on; null: it has none. */
  changes: number | null;
}

type Db = Kysely<Database>;

const columns = [
  'cv.id',
  'cv.kind',
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
    .where('cv.user_id', '=', userId);
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

/** The content of the user's main CV; undefined: there is none. */
export async function readMainContent(db: Db, userId: string): Promise<CvContent | undefined> {
  const row = await db
    .selectFrom('cv')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'main')
    .executeTakeFirst();
  return row && { ...defaultCvContent, ...(row.body as Partial<CvContent>) };
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
    .select(['cv.id', 'job.company_name as companyName', 'cv.updated_at as updatedAt'])
    .select(
      sql<number | null>`case when cv.report is null then null else (
        select count(*) from jsonb_path_query(cv.report, '$.edits[*] ? (@.status != "refused")')
      ) end`.as('changes'),
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

/** Where and under which conditions a change is written. */
export interface SaveConditions {
  userId: string;
  id: string;
  /** Versions that the CV may have; undefined: any. */
  versions: number[] | undefined;
  /** Bytes that the whole document may have as JSON text. */
  maxBytes: number;
  now: Date;
}

/** What is written of a change; `report` replaces that of the CV. */
export interface WrittenChange
  extends
    Pick<CvChange, 'touchesContent' | 'jobDescriptionId'>,
    Partial<Pick<CvChange, 'namesSections'>> {
  document: object;
  report?: string | undefined;
}

/** The document of a change over the stored one; what its layout says of added sections that are gone goes. */
function mergedBody(document: object, namesSections = false) {
  const merged = sql`cv.body || ${JSON.stringify(document)}::jsonb`;
  return namesSections ? withoutGoneSections(merged) : merged;
}

/** Applies a change in one statement if all conditions hold; answers the CV as it then is (its job's texts left out), else undefined. */
export async function updateCv(
  db: Db,
  change: WrittenChange,
  save: SaveConditions,
): Promise<StoredCv | undefined> {
  const merged = mergedBody(change.document, change.namesSections);
  const matches = (eb: ExpressionBuilder<Database, 'cv'>) =>
    eb.and([
      eb('id', '=', save.id),
      eb('user_id', '=', save.userId),
      ...(save.versions === undefined ? [] : [sql<boolean>`version = any(${save.versions})`]),
      ...(change.jobDescriptionId === undefined
        ? []
        : [eb('job_description_id', '=', change.jobDescriptionId)]),
      sql<boolean>`octet_length((${merged})::text) <= ${save.maxBytes}`,
    ]);
  const updated = await db
    .updateTable('cv')
    .set((eb) => ({
      body: sql`${merged}`,
      version: eb('version', '+', 1),
      ...(change.report === undefined ? {} : { report: change.report }),
      edited: change.touchesContent ? true : eb.ref('edited'),
      // Later than the creation in any case: "edited" is told by the difference.
      updated_at: sql`greatest(${save.now}, created_at + interval '1 millisecond')`,
    }))
    .where(matches)
    .returning(columns)
    .executeTakeFirst();
  return updated && { ...updated, companyName: null, jobContent: null };
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

/** Deletes the main CV; tailored copies stay. */
export async function deleteMainCv(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cv').where('user_id', '=', userId).where('kind', '=', 'main').execute();
}

/** Deletes a tailored copy and the job description that only it used. False: there is none of this id. */
export async function deleteTailoredCv(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('cv')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('kind', '=', 'tailored')
      .returning('job_description_id')
      .executeTakeFirst();
    if (deleted === undefined) return false;
    const job = deleted.job_description_id;
    if (job !== null) {
      await trx
        .deleteFrom('job_description')
        .where('id', '=', job)
        .where('user_id', '=', userId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('cv').select('id').where('job_description_id', '=', job))),
        )
        .execute();
    }
    return true;
  });
}

/** Deletes every CV of a user and the job descriptions with them. */
export async function deleteCvsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cv').where('user_id', '=', userId).execute();
  await db.deleteFrom('job_description').where('user_id', '=', userId).execute();
}
