import { LIMITS } from '@sastre/shared-contracts/api';
import type { Database } from '@sastre/db';
import { sql, type Insertable, type Kysely } from 'kysely';
import { goneBefore, isDue } from '../retention/index.ts';
import type { DeletedPicture } from './pictures.ts';

type Db = Kysely<Database>;

/** What tells where a picture's bytes are, and what they are. */
export interface PictureRow {
  id: string;
  user_id: string;
  content_type: string;
}

/** Deleted pictures that a user keeps; older ones go before their time. */
const MOST_DELETED = LIMITS.pictures;
/** Pictures that are there. */
const there = (db: Db) =>
  db
    .selectFrom('picture')
    .select(['id', 'user_id', 'content_type'])
    .where('deleted_at', 'is', null);

/** Ids of a user's pictures, oldest first. */
export async function listPictures(db: Db, userId: string): Promise<string[]> {
  const found = await there(db)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** How many pictures a user has. */
export async function countPictures(db: Db, userId: string): Promise<number> {
  const { held } = await db
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return held;
}

/** A picture, of this user where one is given. */
export async function readPicture(
  db: Db,
  id: string,
  userId?: string,
): Promise<PictureRow | undefined> {
  return there(db)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirst();
}

/** Adds a row. */
export async function addPicture(db: Db, row: Insertable<Database['picture']>): Promise<void> {
  await db.insertInto('picture').values(row).execute();
}

/** Deletes a picture so that it can be brought back. False: there is none of this id. */
export async function markDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picture')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a deletion back. False: there is no deleted picture of this id. */
export async function unmark(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picture')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const deletedOf = (db: Db, userId: string, now: Date) =>
  db.selectFrom('picture').where('user_id', '=', userId).where('deleted_at', '>', goneBefore(now));

/** A user's deleted pictures, last deleted first. */
export async function listDeleted(db: Db, userId: string, now: Date): Promise<DeletedPicture[]> {
  return deletedOf(db, userId, now)
    .select('id')
    .select(sql<Date>`deleted_at`.as('deletedAt'))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A deleted picture of a user. */
export async function readDeleted(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<PictureRow | undefined> {
  return deletedOf(db, userId, now)
    .select(['id', 'user_id', 'content_type'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes a deleted picture's row away. False: there is none of this id. */
export async function dropDeleted(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the rows of pictures away that were deleted long enough ago, or that are too many of a user's. */
export async function purgeDeleted(db: Db, now: Date): Promise<{ id: string; userId: string }[]> {
  return db
    .deleteFrom('picture')
    .where('deleted_at', 'is not', null)
    .where(isDue('picture', MOST_DELETED, now))
    .returning(['id', 'user_id as userId'])
    .execute();
}
