import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { normalizeEmail } from './account/email.rules.ts';
import { endSessions } from './store/sessions.ts';
import { createUsers } from './store/users.ts';

/**
 * Takes an account's authenticator app, passkeys and recovery codes away, for an owner who has lost them all: the password
 * alone signs in again. Ends all its sessions. Answers the account's id; undefined: none has this address.
 */
export async function removeFactors(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  address: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await createUsers(trx, clock).byEmail(normalizeEmail(address));
    if (user === undefined) return undefined;
    await trx.deleteFrom('idp_totp').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('idp_passkey').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('idp_recovery_code').where('user_id', '=', user.id).execute();
    await endSessions(trx, user.id);
    return user.id;
  });
}
