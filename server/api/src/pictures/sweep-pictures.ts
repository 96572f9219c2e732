import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { ownerFolder, pictureKey } from './picture-key.ts';
import type { PictureStore } from './picture-store.ts';

/** An upload's file is there a moment before its row is committed. */
const YOUNG_MS = 60_000;

/**
 * Removes files that no row knows: of users who are gone at once, of others when older than a minute.
 * Such files stay behind when the server is killed between a deletion in the database and its files.
 * Answers how many were removed.
 */
export async function sweepPictures(
  db: Kysely<Database>,
  store: PictureStore,
  now: number,
): Promise<number> {
  // Files first: a picture stored after this line is not looked at.
  const files = await store.list('');
  if (files.length === 0) return 0;
  const users = await db.selectFrom('app_user').select('id').execute();
  const pictures = await db.selectFrom('picture').select(['id', 'user_id']).execute();
  const owners = new Set(users.map(({ id }) => ownerFolder(id)));
  const known = new Set(pictures.map(({ id, user_id }) => pictureKey(user_id, id)));
  const isLost = ({ key, modifiedAt }: (typeof files)[number]) =>
    !known.has(key) && (!owners.has(key.split('/')[0] ?? '') || now - modifiedAt > YOUNG_MS);
  const lost = files.filter(isLost);
  for (const { key } of lost) await store.delete(key);
  return lost.length;
}
