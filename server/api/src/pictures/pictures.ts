import { randomUUID } from 'node:crypto';
import { LIMITS } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import { type Database, isOwnerGone } from '@sastre/db';
import { problem, ProblemError } from '@sastre/base/problem';
import { ownerFolder, pictureKey } from './picture-key.ts';
import type { PictureStore } from './picture-store.ts';
import type { EncodedPicture } from './re-encode.ts';

const RETRY_AFTER_SECONDS = '5';

/** A picture with its bytes. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** The pictures of all users: rows in the database, bytes in the store. */
export interface Pictures {
  /** Ids, oldest first. */
  list(userId: string): Promise<string[]>;
  /** Throws `limit-reached` when there is surely no room; `add` decides. Saves decoding what cannot be kept. */
  requireRoom(userId: string): Promise<void>;
  /** Stores one and answers its id. Throws `limit-reached` at the twentieth; exact, also of many at once. */
  add(userId: string, picture: EncodedPicture): Promise<string>;
  /** The user's own picture, or undefined. */
  read(userId: string, id: string): Promise<Picture | undefined>;
  /** Whosoever's picture: for signed links only. */
  readShared(id: string): Promise<Picture | undefined>;
  /** False when the user has none of this id. Bytes that the store does not let go of now are swept up later. */
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
    const bytes = await store.get(pictureKey(row.user_id, row.id)).catch(storeAway);
    return bytes === undefined ? undefined : { bytes, contentType: row.content_type };
  }
  async function count(trx: Kysely<Database>, userId: string): Promise<number> {
    const { held } = await trx
      .selectFrom('picture')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return held;
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
    async requireRoom(userId) {
      refuseOver(await count(db, userId));
    },
    async add(userId, { bytes, contentType, width, height }) {
      const id = randomUUID();
      const key = pictureKey(userId, id);
      // Bytes first: a store that is slow holds no connection to the database.
      await store.put(key, bytes).catch(storeAway);
      const size = { bytes: bytes.byteLength, width, height };
      const row = { id, user_id: userId, content_type: contentType, ...size };
      try {
        await db.transaction().execute(async (trx) => {
          await lockUser(trx, userId);
          refuseOver(await count(trx, userId));
          const created_at = new Date(clock());
          await trx
            .insertInto('picture')
            .values({ ...row, created_at })
            .execute();
        });
      } catch (error) {
        // After any other failure the row may be there; the sweep knows later.
        const surelyNot = error instanceof ProblemError || isOwnerGone(error);
        if (surelyNot) await store.delete(key).catch(leftToTheSweep);
        throw error;
      }
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
      await removeFiles(userId, [id]).catch(leftToTheSweep);
      return true;
    },
    removeFiles,
    async removeOwner(userId) {
      const files = await store.list(`${ownerFolder(userId)}/`);
      for (const { key } of files) await store.delete(key);
    },
  };
}

function refuseOver(held: number): void {
  if (held < LIMITS.pictures) return;
  throw problem('limit-reached', `You can keep up to ${LIMITS.pictures} pictures.`);
}

function storeAway(cause: unknown): never {
  const headers = { 'retry-after': RETRY_AFTER_SECONDS };
  throw problem('unavailable', undefined, { cause, headers });
}

/** A file without a row is nobody's: the next sweep finds it, and logs when it fails as well. */
function leftToTheSweep(): void {}
