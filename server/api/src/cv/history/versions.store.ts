import { defaultTailored } from '@sastre/shared-contracts/api';
import type { Database } from '@sastre/db';
import { sql, type Kysely } from 'kysely';
import { readCv, type StoredCv } from '../cv.store.ts';
import { replacing, type CvUpdate } from '../replacing.sql.ts';

type Db = Kysely<Database>;

/** One version of a CV in its list; `changed`: how many things differ from the one below it, by part. */
export interface ListedVersion {
  version: number;
  at: Date;
  reason: string;
  changed: Record<string, number>;
}

const entriesOf = (list: string) =>
  sql`select value from jsonb_array_elements(${sql.ref(list)}.value)`;
/** Of two lists the entries that came, went or changed; at least one, as they may stand in another order. */
const differentEntries = sql`(
  select greatest(1, came, came + jsonb_array_length(was.value) - jsonb_array_length(now.value))
  from (
    select count(*) as came from (${entriesOf('now')} except all ${entriesOf('was')}) as entry
  ) as counted
)`;
const differentFields = sql`(
  select count(*)
  from jsonb_each(now.value) as mine full join jsonb_each(was.value) as theirs using (key)
  where mine.value is distinct from theirs.value
)`;

const LAYOUT = JSON.stringify(defaultTailored);
const PDF_OPTIONS = JSON.stringify(defaultTailored.pdfOptions);
/**
 * A body by the parts that a person tells apart. What a CV stores with its layout stands beside it: the letter, the photo with its
 * address, and how far the application is. A layout that was never chosen is the usual one.
 */
const partsOf = (body: string) => sql`(
  select ${sql.ref(body)} #- '{personal_info,profilePictureUrl}' || jsonb_build_object(
    'tailored', (layout || jsonb_build_object('pdfOptions', pdf - 'pictureId'))
      - array['coverLetter', 'application', 'tailoredDate', 'updatedByUser'],
    'coverLetter', layout -> 'coverLetter',
    'application', layout -> 'application',
    'picture', concat_ws(' ', pdf ->> 'pictureId', ${sql.ref(body)} #>> '{personal_info,profilePictureUrl}')
  )
  from (
    select ${LAYOUT}::jsonb || coalesce(${sql.ref(body)} -> 'tailored', '{}') as layout,
      ${PDF_OPTIONS}::jsonb || coalesce(${sql.ref(body)} #> '{tailored,pdfOptions}', '{}') as pdf
  ) as whole
)`;

/**
 * The versions of a CV, newest first, the present one among them. An ordinary save that changed nothing, as one before a
 * PDF, is none to look at.
 */
export async function listVersions(db: Db, cvId: string): Promise<ListedVersion[]> {
  const { rows } = await sql<ListedVersion>`
    select version, at, reason, (
      select coalesce(jsonb_object_agg(key, case
        when jsonb_typeof(now.value) = 'array' and jsonb_typeof(was.value) = 'array'
          then ${differentEntries}
        when jsonb_typeof(now.value) = 'object' and jsonb_typeof(was.value) = 'object'
          then ${differentFields}
        else 1
      end), '{}')
      from jsonb_each(${partsOf('body')}) as now
        full join jsonb_each(${partsOf('before')}) as was using (key)
      where before is not null and now.value is distinct from was.value
    ) as changed
    from (
      select *, lag(body) over (order by version) as before from (
        select version, body, reason, stored_at as at from cv_version where cv_id = ${cvId}
        union all
        select version, body, reason, coalesce(stored_at, updated_at) from cv where id = ${cvId}
      ) as versions
    ) as steps
    order by version desc`.execute(db);
  const isWorthALook = ({ reason, changed }: ListedVersion, index: number) =>
    index === 0 ||
    index === rows.length - 1 ||
    reason !== 'save' ||
    Object.keys(changed).length > 0;
  return rows.filter(isWorthALook);
}

/** A CV as it was in an earlier version, its report left out; undefined: that is not kept. */
export async function readVersion(
  db: Db,
  cv: StoredCv,
  version: number,
): Promise<StoredCv | undefined> {
  if (version === cv.version) return cv;
  const row = await db
    .selectFrom('cv_version')
    .select(['stored_at as updatedAt', sql<string>`body::text`.as('text')])
    .where('cv_id', '=', cv.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { ...cv, ...row, version, report: null };
}

/** Which version of a CV is to be its newest. */
export interface RestoreRequest {
  userId: string;
  id: string;
  version: number;
  /** Versions that the CV may have; undefined: any. */
  versions: number[] | undefined;
  now: Date;
}

/**
 * Makes an earlier version the newest one, as a version of its own, if all conditions hold, and keeps the one that it
 * replaces; answers the CV as it then is, else undefined.
 */
export async function restoreVersion(
  db: Db,
  { userId, id, version, versions, now }: RestoreRequest,
): Promise<StoredCv | undefined> {
  const earlier = sql`select body from cv_version where cv_id = ${id} and version = ${version}`;
  const update: CvUpdate = (query) =>
    query
      .updateTable('cv')
      .set((eb) => ({
        body: sql`(${earlier})`,
        version: eb('version', '+', 1),
        reason: 'restore',
        stored_at: now,
        edited: true,
        updated_at: sql`greatest(${now}, created_at + interval '1 millisecond')`,
      }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`exists (${earlier})`)
      .$if(versions !== undefined, (guarded) =>
        guarded.where(sql<boolean>`version = any(${versions})`),
      );
  const [restored] = await replacing(db, update, now);
  return restored && readCv(db, userId, id);
}
