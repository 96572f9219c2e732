import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Bucket } from '@sastre/base/config';
import { StoreError } from '@sastre/s3';
import { filePictureStore } from './file-picture-store.ts';
import { pictureKey } from './picture-key.ts';
import type { PictureStore } from './picture-store.ts';
import { s3PictureStore } from './s3-picture-store.ts';

/** The store that the configuration names: a bucket, else the folder `pictures` of the data folder. */
export function openPictureStore(config: {
  dataDir: string;
  pictureBucket: Bucket | undefined;
}): PictureStore {
  const { dataDir, pictureBucket } = config;
  return pictureBucket
    ? s3PictureStore(pictureBucket)
    : filePictureStore(join(dataDir, 'pictures'));
}

/**
 * Writes, reads, lists and deletes once. Throws a `StoreError` that says what is wrong, so that a server never
 * starts on a store that would refuse every upload. A kill in between leaves one file of nobody, which is swept up.
 */
export async function checkPictureStore(store: PictureStore): Promise<void> {
  const key = pictureKey('', randomUUID());
  try {
    await store.put(key, new Uint8Array([1]));
    await store.get(key);
    await store.list(key.slice(0, key.indexOf('/') + 1));
    await store.delete(key);
  } catch (cause) {
    const { message } = cause as Error;
    throw new StoreError(`Pictures cannot be stored. ${message}`, { cause });
  }
}
