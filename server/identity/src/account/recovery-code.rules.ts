import { randomBytes } from 'node:crypto';
import { hashed } from './hash.ts';

/** How many codes are made at once. */
export const RECOVERY_CODES = 10;
// No 0, 1, l or o: nothing that is read as another.
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 16;
const WRITTEN = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A new set: 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** A code without what people type around it: spaces, hyphens, capitals. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]+/g, '');
}

/**
 * How a code is kept: no list of hashes is of use for two accounts. Undefined: this is no recovery code. A fast hash is
 * enough for 80 random bits.
 */
export function recoveryHash(userId: string, typed: string): string | undefined {
  const code = plainCode(typed);
  return WRITTEN.test(code) ? hashed(`recovery:${userId}:${code}`) : undefined;
}
