import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { hashed } from '../account/hash.ts';

/** How long a browser is known after it was last signed in. */
export const DEVICE_SECONDS = 180 * 24 * 3600;

/** Browsers in which accounts were signed in, by the hash of what they keep. */
export interface Devices {
  /** The hash of a browser that is known to the account; undefined for any other. */
  known(userId: string, device: string): Promise<string | undefined>;
  remember(userId: string, device: string): Promise<void>;
}

/** The browsers in `idp_device`. */
export function createDevices(db: Kysely<Database>, clock: Clock): Devices {
  return {
    async known(userId, device) {
      const row = await db
        .selectFrom('idp_device')
        .select('device_hash as hash')
        .where('user_id', '=', userId)
        .where('device_hash', '=', hashed(device))
        .where('seen_at', '>', epochSeconds(clock) - DEVICE_SECONDS)
        .executeTakeFirst();
      return row?.hash;
    },
    async remember(userId, device) {
      const now = epochSeconds(clock);
      await db
        .insertInto('idp_device')
        .values({ user_id: userId, device_hash: hashed(device), seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }),
        )
        .execute();
    },
  };
}
