import type { Database } from '@sastre/db';
import { sql, type Kysely } from 'kysely';
import { readCv, type StoredCv } from '../stored/cv.store.ts';
import { replacing, type CvUpdate } from '../stored/replacing.sql.ts';
import { usualLayout } from './usual-layout.sql.ts';

type Db = Kysely<Database>;

/** One version of a CV in its list; `changed`: how many things differ from the one below it, by part. */
export interface ListedVersion {
  version: number;
  at: Date;
  reason: string;
  changed: Record<string, number>;
}

/** What stands in several columns is one choice: an end and that there is none, a level, that there is none, and a finer one. */
const choice = sql`case key when 'current' then 'endDate' when 'noLevel' then 'level' when 'cefr' then 'level' else key end`;
const differentFields = (now: string, was: string) => sql`(
  select count(distinct ${choice})
  from jsonb_each(${sql.ref(now)}) as mine full join jsonb_each(${sql.ref(was)}) as theirs using (key)
  where mine.value is distinct from theirs.value
)`;
/** Entries with their places, known by their id or, without one, by what they say; `turn` tells apart what is there twice. */
const entriesOf = (list: string) => sql`(
  select *, row_number() over (partition by known order by place) as turn
  from (
    select value, place, coalesce(value ->> 'id', '') = '' as nameless,
      coalesce(nullif(value ->> 'id', ''), value::text) as known
    from jsonb_array_elements(${sql.ref(list)}.value) with ordinality as e (value, place)
  ) as entry
)`;
const isIn = sql`mine.place is not null and theirs.place is not null`;
const onlyIn = (other: string) => sql`count(*) filter (where ${sql.ref(`${other}.place`)} is null`;
/** Of two lists the entries that came or went, what differs in the others, and another order as one thing; at least one. */
const differentEntries = sql`(
  select greatest(1,
    coalesce(sum(case
      when not (${isIn}) or mine.value = theirs.value then 0
      when jsonb_typeof(mine.value) = 'object' and jsonb_typeof(theirs.value) = 'object'
        then ${differentFields('mine.value', 'theirs.value')}
      else 1
    end), 0)
    + ${onlyIn('theirs')} and not mine.nameless) + ${onlyIn('mine')} and not theirs.nameless)
    + greatest(${onlyIn('theirs')} and mine.nameless), ${onlyIn('mine')} and theirs.nameless))
    + coalesce(
      array_agg(mine.place order by mine.place) filter (where ${isIn})
        <> array_agg(mine.place order by theirs.place) filter (where ${isIn}),
      false
    )::int
  )
  from ${entriesOf('now')} as mine full join ${entriesOf('was')} as theirs using (known, turn)
)`;

/**
 * A body by the parts that a person tells apart. What a CV stores with its layout stands beside it: the letter, the photo with its
 * address, and how far the application is. A layout that was never chosen is the usual one.
 */
const partsOf = (body: string) => sql`(
  select ${sql.ref(body)} #- '{personal_info,profilePictureUrl}' || jsonb_build_object(
    'tailored', (layout #- '{pdfOptions,pictureId}')
      - array['coverLetter', 'application', 'tailoredDate', 'updatedByUser'],
    'coverLetter', layout -> 'coverLetter',
    'application', layout -> 'application',
    'picture', concat_ws(' ', layout #>> '{pdfOptions,pictureId}', ${sql.ref(body)} #>> '{personal_info,profilePictureUrl}')
  )
  from (select ${usualLayout(sql.ref(body))} as layout) as whole
)`;

/**
 * The versions of a CV, newest first, the present one among them. An ordinary save that changed nothing, as one before a
 * PDF, is none to look at.
 */
export async function listVersions(db: Db, cvId: string): Promise<ListedVersion[]> {
  const { rows } = await sql<ListedVersion>`
    with version_body as materialized (
      -- Joined to nothing a body is unpacked here once, and not each time that something of it is read.
      select version, reason, stored_at as at, body || '{}' as body
      from cv_version where cv_id = ${cvId}
      union all
      select version, reason, coalesce(stored_at, updated_at), body || '{}' from cv where id = ${cvId}
    ), parted as materialized (
      -- Its parts are needed twice: against those before them and against those after.
      select version, reason, at, ${partsOf('body')} as parts from version_body
    ), step as (
      select *, lag(parts) over (order by version) as before from parted
    )
    select version, at, reason, (
      select coalesce(jsonb_object_agg(key, case
        -- A list that is not there has no entries.
        when coalesce(jsonb_typeof(now.value), 'array') = 'array' and coalesce(jsonb_typeof(was.value), 'array') = 'array'
          then ${differentEntries}
        when jsonb_typeof(now.value) = 'object' and jsonb_typeof(was.value) = 'object'
          then ${differentFields('now.value', 'was.value')}
        else 1
      end), '{}')
      from jsonb_each(parts) as now full join jsonb_each(before) as was using (key)
      where before is not null and now.value is distinct from was.value
    ) as changed
    from step
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

/** A CV as it was at a moment, or before it where that is kept no more; undefined: neither is. */
export async function readVersionAt(
  db: Db,
  cv: StoredCv,
  moment: Date,
): Promise<StoredCv | undefined> {
  const row = await db
    .selectFrom('cv_version')
    .select('version')
    .where('cv_id', '=', cv.id)
    .where('stored_at', '<=', moment)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readVersion(db, cv, row.version);
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
