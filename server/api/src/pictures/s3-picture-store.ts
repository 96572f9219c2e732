import type { Bucket } from '@sastre/base/config';
import {
  accepted,
  createS3Client,
  isMissing,
  listObjects,
  type S3Timing,
  type StoreName,
} from '@sastre/s3';
import { isPictureKey, requirePictureKey, STORE_MARK } from './picture-key.ts';
import type { PictureStore, StoredFile } from './picture-store.ts';

/** How the store is used; a test may make it smaller and faster. */
export interface S3Tuning extends S3Timing {
  /** Most keys of one page of a listing. */
  pageSize: number;
}

const NAME: StoreName = { store: 'picture store', settings: 'PICTURES_S3' };

/** Pictures as objects `<prefix><owner>/<id>` of a bucket. A put is whole or nothing by S3's own rule. */
export function s3PictureStore(
  settings: Bucket,
  tuning: Partial<S3Tuning> = {},
  clock: () => number = Date.now,
): PictureStore {
  const call = createS3Client(settings, NAME, tuning);
  const { prefix } = settings;
  const keyOf = (key: string) => {
    requirePictureKey(key);
    return prefix + key;
  };
  return {
    async put(key, bytes) {
      accepted(await call({ method: 'PUT', key: keyOf(key), body: bytes }), NAME);
    },
    async get(key) {
      const answer = await call({ method: 'GET', key: keyOf(key) });
      return isMissing(answer) ? undefined : accepted(answer, NAME).bytes;
    },
    async delete(key) {
      const answer = await call({ method: 'DELETE', key: keyOf(key) });
      if (!isMissing(answer)) accepted(answer, NAME);
    },
    async readMark() {
      const answer = await call({ method: 'GET', key: prefix + STORE_MARK });
      if (isMissing(answer)) return undefined;
      return Buffer.from(accepted(answer, NAME).bytes).toString().trim();
    },
    async writeMark(mark) {
      const body = Buffer.from(mark);
      accepted(await call({ method: 'PUT', key: prefix + STORE_MARK, body }), NAME);
    },
    async list(under) {
      const listed: StoredFile[] = [];
      const pages = listObjects(call, NAME, prefix + under, tuning.pageSize);
      for await (const { files, serverTime } of pages) {
        // Ages are told by the store's clock, so that ours may differ: a young file must not look old to the sweep.
        const ahead = Number.isNaN(serverTime) ? 0 : clock() - serverTime;
        for (const { key, modifiedAt } of files) {
          const own = key.startsWith(prefix) ? key.slice(prefix.length) : '';
          if (isPictureKey(own)) listed.push({ key: own, modifiedAt: modifiedAt + ahead });
        }
      }
      return listed;
    },
  };
}
