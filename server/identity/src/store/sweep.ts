import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { SESSION_SECONDS } from '../site/session-times.ts';
import { DEVICE_SECONDS } from './devices.ts';
import { epochSeconds, type Clock } from '@sastre/time';

const THROTTLE_MEMORY_SECONDS = 3600;

/** Deletes what has expired: artifacts, one-time links, mail, what of second steps is too old, registrations, keys, forgotten devices, sessions and quiet throttle rows. */
export async function sweepExpired(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = epochSeconds(clock);
  await db.deleteFrom('idp_artifact').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_action_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_mail').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_registration').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_key').where('ends_at', '<=', now).execute();
  await db.deleteFrom('idp_login_step').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_used_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idp_totp').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('idp_device')
    .where('seen_at', '<=', now - DEVICE_SECONDS)
    .execute();
  await db
    .deleteFrom('idp_session')
    .where('seen_at', '<=', now - SESSION_SECONDS)
    .execute();
  await db
    .deleteFrom('idp_throttle')
    .where('updated_at', '<', now - THROTTLE_MEMORY_SECONDS)
    .where('locked_until', '<=', now)
    .execute();
}
