import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { claimSetting, readSetting, writeSetting, type Database } from '@sastre/db';
import { StoreError } from '@sastre/s3';
import { pictureKey } from './picture-key.ts';
import type { PictureStore } from './picture-store.ts';

const SETTING = 'picture-store';
const SAMPLES = 5;
const ELSEWHERE =
  'The pictures of this database lie elsewhere: all nodes must use one store. Set PICTURES_S3_*, or let DATA_DIR/pictures ' +
  'be the folder that the other nodes have. If they are lost, restore a backup, or take this store as it is by ' +
  '`node tools/run.mjs server/api/src/adopt-pictures.ts`.';

/**
 * Makes sure that the store is the one of this database: two nodes with a folder each would show half the pictures, and
 * leave the others out of exports. Database and store are given one mark at the first start. Throws a `StoreError` when
 * the store does not have it, or, before there was a mark, has none of the pictures that were looked for.
 */
export async function requireKnownStore(db: Kysely<Database>, store: PictureStore): Promise<void> {
  const known = await readKnown(db);
  if (known !== undefined) {
    if ((await store.readMark()) !== known) throw new StoreError(ELSEWHERE);
    return;
  }
  const pictures = await db
    .selectFrom('picture')
    .select(['id', 'user_id'])
    .orderBy('created_at', 'desc')
    .limit(SAMPLES)
    .execute();
  const found = await Promise.all(
    pictures.map(({ id, user_id: userId }) => store.get(pictureKey(userId, id))),
  );
  if (pictures.length > 0 && found.every((bytes) => bytes === undefined))
    throw new StoreError(ELSEWHERE);
  await claim(db, store);
  // Another node may have been first: then its store must be this one.
  if ((await store.readMark()) !== (await readKnown(db))) throw new StoreError(ELSEWHERE);
}

/** Of nodes that start together one gives the mark; the others wait for it at the row. */
async function claim(db: Kysely<Database>, store: PictureStore): Promise<void> {
  const before = await store.readMark();
  const mark = before ?? randomUUID();
  await db.transaction().execute(async (trx) => {
    const isFirst = await claimSetting(trx, SETTING, mark);
    if (isFirst && before === undefined) await store.writeMark(mark);
  });
}

/** Makes a store the one of this database, whatever is in it: after a restore, or when its operator says so. */
export async function adoptPictureStore(db: Kysely<Database>, store: PictureStore): Promise<void> {
  const marked = await store.readMark();
  const mark = marked ?? (await readKnown(db)) ?? randomUUID();
  if (marked === undefined) await store.writeMark(mark);
  await writeSetting(db, SETTING, mark);
}

async function readKnown(db: Kysely<Database>): Promise<string | undefined> {
  const mark = await readSetting(db, SETTING);
  return mark === undefined ? undefined : String(mark);
}
