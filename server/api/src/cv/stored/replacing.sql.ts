import {
  sql,
  type Kysely,
  type QueryCreator,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Database } from '@sastre/db';
import { columns, type StoredCv } from './cv.store.ts';

/** A version is looked at soon after it was replaced, many of a user at once. */
const FIRST_LOOK_MS = 2 * 60_000;

/** An update of CVs. */
export type CvUpdate = (
  db: QueryCreator<Database>,
) => UpdateQueryBuilder<Database, 'cv', 'cv', UpdateResult>;

/** When versions are replaced, and when they are first looked at. */
export interface ReplacingTimes {
  now: Date;
  look: Date;
}

/** The times of a replacing at `now`. */
export function replacingTimes(now: Date): ReplacingTimes {
  return { now, look: new Date(now.getTime() + FIRST_LOOK_MS) };
}

/** An update of CVs that keeps the versions which it replaces, as one statement. */
export function replacingStatement(
  db: Kysely<Database>,
  update: CvUpdate,
  { now, look }: ReplacingTimes,
) {
  return db
    .with('saved', (query) =>
      update(query)
        .returning(columns)
        .returning([
          sql<number>`old.version`.as('oldVersion'),
          sql<object>`old.body`.as('oldBody'),
          sql<string>`old.reason`.as('oldReason'),
          sql<Date>`coalesce(old.stored_at, old.updated_at)`.as('oldStoredAt'),
        ]),
    )
    .with('kept', (query) =>
      query
        .insertInto('cv_version')
        .columns(['cv_id', 'version', 'body', 'reason', 'stored_at', 'replaced_at', 'look_at'])
        .expression(
          query
            .selectFrom('saved')
            .select(['id', 'oldVersion', 'oldBody', 'oldReason', 'oldStoredAt'])
            .select([
              sql<Date>`${now}::timestamptz`.as('now'),
              sql<Date>`${look}::timestamptz`.as('look'),
            ]),
        ),
    )
    .selectFrom('saved')
    .select(['id', 'kind', 'version', 'edited', 'createdAt', 'updatedAt'])
    .select(['jobDescriptionId', 'text', 'report'])
    .$castTo<ReplacedCv>();
}

/** A CV as it is after an update: what is said of its job is left out. */
export type ReplacedCv = Omit<StoredCv, 'companyName' | 'jobContent'>;

/** The same as a CV of which no job is known. */
export function withoutJob(cv: ReplacedCv): StoredCv {
  return { ...cv, companyName: null, jobContent: null };
}

/**
 * Runs an update of CVs and keeps the versions that it replaces, in the same statement: both are stored or neither.
 * Answers the CVs as they then are, their jobs' texts left out.
 */
export async function replacing(
  db: Kysely<Database>,
  update: CvUpdate,
  now: Date,
): Promise<StoredCv[]> {
  const rows = await replacingStatement(db, update, replacingTimes(now)).execute();
  return rows.map(withoutJob);
}
