/** A store cannot be used. The message names what to do; it never holds a key, a secret or a store's own words. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
