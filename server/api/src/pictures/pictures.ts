import { randomUUID } from 'node:crypto';
import { LIMITS } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import { type Database, isOwnerGone } from '@sastre/db';
import { problem, ProblemError } from '@sastre/base/problem';
import { ownerFolder, pictureKey } from './picture-key.ts';
import * as rows from './picture.store.ts';
import type { PictureStore } from './picture-store.ts';
import type { PictureRow } from './picture.store.ts';
import type { EncodedPicture } from './re-encode.ts';

const RETRY_AFTER_SECONDS = '5';

/** A picture with its bytes. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** A deleted picture. */
export interface DeletedPicture {
  id: string;
  deletedAt: Date;
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
  /** Deletes one, which can be brought back. False when the user has none of this id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** What was deleted and can be brought back, last deleted first. */
  listDeleted(userId: string): Promise<DeletedPicture[]>;
  /** A deleted picture of the user, or undefined. */
  readDeleted(userId: string, id: string): Promise<Picture | undefined>;
  /** False when the user has no deleted one of this id. Throws `limit-reached` when there is no room for it. */
  bringBack(userId: string, id: string): Promise<boolean>;
  /** Deletes a deleted one for good. False when there is none of this id. Bytes that the store does not let go of now are swept up later. */
  dropDeleted(userId: string, id: string): Promise<boolean>;
  /** Deletes for good what was deleted long enough ago, and of each user what is too much; answers how many. */
  purgeDeleted(): Promise<number>;
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
  async function bytesOf(row: PictureRow | undefined) {
    if (row === undefined) return undefined;
    const bytes = await store.get(pictureKey(row.user_id, row.id)).catch(storeAway);
    return bytes === undefined ? undefined : { bytes, contentType: row.content_type };
  }
  const now = () => new Date(clock());
  const removeFiles: Pictures['removeFiles'] = async (userId, ids) => {
    for (const id of ids) await store.delete(pictureKey(userId, id));
  };
  return {
    list: async (userId) => rows.listPictures(db, userId),
    async requireRoom(userId) {
      refuseOver(await rows.countPictures(db, userId));
    },
    async add(userId, { bytes, contentType, width, height }) {
      const id = randomUUID();
      const key = pictureKey(userId, id);
      // Bytes first: a store that is slow holds no connection to the database.
      await store.put(key, bytes).catch(storeAway);
      const size = { bytes: bytes.byteLength, width, height };
      try {
        await withRoom(db, userId, async (trx) => {
          const row = { id, user_id: userId, content_type: contentType, ...size };
          await rows.addPicture(trx, { ...row, created_at: now() });
        });
      } catch (error) {
        // After any other failure the row may be there; the sweep knows later.
        const surelyNot = error instanceof ProblemError || isOwnerGone(error);
        if (surelyNot) await store.delete(key).catch(leftToTheSweep);
        throw error;
      }
      return id;
    },
    read: async (userId, id) => bytesOf(await rows.readPicture(db, id, userId)),
    readShared: async (id) => bytesOf(await rows.readPicture(db, id)),
    remove: async (userId, id) => rows.markDeleted(db, userId, id, now()),
    listDeleted: async (userId) => rows.listDeleted(db, userId, now()),
    readDeleted: async (userId, id) => bytesOf(await rows.readDeleted(db, userId, id, now())),
    bringBack: async (userId, id) => {
      if ((await rows.readDeleted(db, userId, id, now())) === undefined) return false;
      return withRoom(db, userId, async (trx) => rows.unmark(trx, userId, id));
    },
    async dropDeleted(userId, id) {
      if (!(await rows.dropDeleted(db, userId, id))) return false;
      await removeFiles(userId, [id]).catch(leftToTheSweep);
      return true;
    },
    async purgeDeleted() {
      const gone = await rows.purgeDeleted(db, now());
      for (const { id, userId } of gone) await removeFiles(userId, [id]).catch(leftToTheSweep);
      return gone.length;
    },
    removeFiles,
    async removeOwner(userId) {
      const files = await store.list(`${ownerFolder(userId)}/`);
      for (const { key } of files) await store.delete(key);
    },
  };
}

/** Runs `work` if the user has room for one more picture; exact, also of many at once. */
async function withRoom<T>(
  db: Kysely<Database>,
  userId: string,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    refuseOver(await rows.countPictures(trx, userId));
    return work(trx);
  });
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
