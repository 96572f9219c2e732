import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The shortest password that a new account or a changed password may have. */
export const MIN_PASSWORD_LENGTH = 8;
/** Longer ones are refused rather than cut. */
export const MAX_PASSWORD_LENGTH = 256;

// argon2id with 19 MiB, two passes and one lane: the recommended minimum, about 10 ms a hash.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

/** The argon2id hash of a password, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Compares in the same time whether or not there is a hash, so that an unknown account cannot be timed. `compare` does it. */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
  compare: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  dummyHash ??= hash(randomBytes(16), COST);
  const candidate = password.length <= MAX_PASSWORD_LENGTH ? password : '';
  const matches = await compare(storedHash ?? (await dummyHash), candidate.normalize('NFC'));
  return matches && storedHash !== undefined && candidate === password;
}
