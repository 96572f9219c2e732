const BUCKETS = 100;

/**
 * The bucket, 0–99, of a visitor for one remote: the same for ever, and for another remote as good as drawn anew, so that
 * the canaries of all teams do not meet in the same tenth of the visitors.
 */
export function bucketOf(visitor: string, remote: string): number {
  return hash(`${visitor} ${remote}`, 0) % BUCKETS;
}

/** The key of somebody who is signed in, made of the token's subject: the same on all devices, and no way back to it. */
export function userKey(subject: string): string {
  const part = (seed: number) => hash(subject, seed).toString(16).padStart(8, '0');
  return `u${part(1)}${part(2)}`;
}

// FNV-1a, then the finish of MurmurHash3: the lowest bits must depend on every letter. No cryptography is wanted here.
function hash(text: string, seed: number): number {
  let state = 0x811c9dc5 ^ seed;
  for (const letter of new TextEncoder().encode(text)) {
    state = Math.imul(state ^ letter, 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
