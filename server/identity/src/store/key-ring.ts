import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { loadKeys, type IdentityKeys } from './keys.ts';

const FRESH_MS = 60_000;

/** The keys, read again once a minute, so that every server follows a rotation. */
export interface KeyRing {
  /** The keys as they were at most `freshMs` ago; older ones while the database is away. Throws when there are none. */
  current(freshMs?: number): Promise<IdentityKeys>;
}

/** A ring over the stored keys. */
export function createKeyRing(
  db: Kysely<Database>,
  clock: Clock,
  box: SecretBox = createSecretBox(),
): KeyRing {
  let keys: IdentityKeys | undefined;
  let readAt = 0;
  let reading: Promise<IdentityKeys> | undefined;

  async function read(): Promise<IdentityKeys> {
    try {
      keys = await loadKeys(db, clock, box);
    } catch (error) {
      if (!keys) throw error;
    }
    readAt = clock();
    return keys;
  }

  return {
    async current(freshMs = FRESH_MS) {
      if (keys && clock() - readAt < freshMs) return keys;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
