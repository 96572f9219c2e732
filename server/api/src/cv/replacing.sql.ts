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

/**
 * Runs an update of CVs and keeps the versions that it replaces, in the same statement: both are stored or neither.
 * Answers the CVs as they then are, their jobs' texts left out.
 */
export async function replacing(
  db: Kysely<Database>,
  update: CvUpdate,
  now: Date,
): Promise<StoredCv[]> {
  const look = new Date(now.getTime() + FIRST_LOOK_MS);
  const rows = await db
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
    .execute();
  return rows.map((row) => ({ ...row, companyName: null, jobContent: null }));
}
