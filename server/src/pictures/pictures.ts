import { randomUUID } from 'node:crypto';
import { LIMITS } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '../account/lock-user.ts';
import type { Database } from '../db/index.ts';
import { problem } from '../http/problem.ts';
import { ownerFolder, pictureKey } from './picture-key.ts';
import type { PictureStore } from './picture-store.ts';
import type { EncodedPicture } from './re-encode.ts';

/** A picture with its bytes. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** The pictures of all users: rows in the database, bytes in the store. */
export interface Pictures {
  /** Ids, oldest first. */
  list(userId: string): Promise<string[]>;
  /** Stores one and answers its id. Throws `limit-reached` at the twentieth; exact, also of many at once. */
  add(userId: string, picture: EncodedPicture): Promise<string>;
  /** The user's own picture, or undefined. */
  read(userId: string, id: string): Promise<Picture | undefined>;
  /** Whosoever's picture: for signed links only. */
  readShared(id: string): Promise<Picture | undefined>;
  /** False when the user has none of this id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Removes the bytes of pictures whose rows are gone. */
  removeFiles(userId: string, ids: readonly string[]): Promise<void>;
  /** Removes all bytes of a user who is gone. */
  removeOwner(userId: string): Promise<void>;
}

/** Joins database and store. The row counts: bytes without a row are nobody's and are swept up. */
export function createPictures(
  db: Kysely<Database>,
  store: PictureStore,
  clock: () => number,
): Pictures {
  async function bytesOf(row: { id: string; user_id: string; content_type: string } | undefined) {
    if (row === undefined) return undefined;
    const bytes = await store.get(pictureKey(row.user_id, row.id));
    return bytes === undefined ? undefined : { bytes, contentType: row.content_type };
  }
  const rows = () => db.selectFrom('picture').select(['id', 'user_id', 'content_type']);
  const removeFiles: Pictures['removeFiles'] = async (userId, ids) => {
    for (const id of ids) await store.delete(pictureKey(userId, id));
  };
  return {
    async list(userId) {
      const found = await rows()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return found.map(({ id }) => id);
    },
    async add(userId, { bytes, contentType, width, height }) {
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        const { count } = await trx
          .selectFrom('picture')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (count >= LIMITS.pictures) {
          throw problem('limit-reached', `You can keep up to ${LIMITS.pictures} pictures.`);
        }
        const size = { bytes: bytes.byteLength, width, height };
        const created_at = new Date(clock());
        await trx
          .insertInto('picture')
          .values({ id, user_id: userId, content_type: contentType, created_at, ...size })
          .execute();
        await store.put(pictureKey(userId, id), bytes);
      });
      return id;
    },
    async read(userId, id) {
      return bytesOf(
        await rows().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst(),
      );
    },
    async readShared(id) {
      return bytesOf(await rows().where('id', '=', id).executeTakeFirst());
    },
    async remove(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('picture')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await removeFiles(userId, [id]);
      return true;
    },
    removeFiles,
    async removeOwner(userId) {
      const files = await store.list(`${ownerFolder(userId)}/`);
      for (const { key } of files) await store.delete(key);
    },
  };
}
