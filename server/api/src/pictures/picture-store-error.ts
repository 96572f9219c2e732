/** The picture store cannot be used. The message names what to do; it never holds a key, a secret or a store's own words. */
export class PictureStoreError extends Error {
  override readonly name = 'PictureStoreError';
}
