import { createHash } from 'node:crypto';

/** The folder of a user's pictures: a hash, as a subject may be any text. */
export function ownerFolder(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 40);
}

/** The key of a picture in the store. */
export function pictureKey(userId: string, pictureId: string): string {
  return `${ownerFolder(userId)}/${pictureId}`;
}
