import { createHash } from 'node:crypto';

/** What the mark of a store is called: no picture's key, so that nothing sweeps it up. */
export const STORE_MARK = 'store-mark';

const KEY = /^[0-9a-f]{16,64}\/[0-9a-f-]{36}$/;

/** The folder of a user's pictures: a hash, as a subject may be any text. */
export function ownerFolder(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 40);
}

/** The key of a picture in the store. */
export function pictureKey(userId: string, pictureId: string): string {
  return `${ownerFolder(userId)}/${pictureId}`;
}

/** True for what `pictureKey` makes; anything else in a store is not ours. */
export function isPictureKey(key: string): boolean {
  return KEY.test(key);
}

/** Throws unless it is a picture's key: nothing may lead out of the store. */
export function requirePictureKey(key: string): void {
  if (!isPictureKey(key)) throw new Error(`Not the key of a picture: ${key}`);
}
