import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { endSessions } from './store/sessions.ts';
import { mailKey } from './sign-in/mail-throttle.ts';
import { codeKey } from './factors/check-code.ts';
import { accountKey } from './sign-in/sign-in-keys.rules.ts';
import { throttleRow } from './store/throttle.ts';

async function remove(db: Kysely<Database>, sub: string): Promise<void> {
  await endSessions(db, sub);
  const user = await db
    .deleteFrom('idp_user')
    .where('id', '=', sub)
    .returning('email')
    .executeTakeFirst();
  if (!user) return;
  await db.deleteFrom('idp_mail').where('email', '=', user.email).execute();
  await db.deleteFrom('idp_registration').where('email', '=', user.email).execute();
  const keys = [accountKey(user.email), mailKey(user.email), codeKey(sub)].map(throttleRow);
  await db.deleteFrom('idp_throttle').where('key', 'in', keys).execute();
}

/**
 * Removes a user of the embedded provider with everything that belongs to it, in one transaction (the caller's, if
 * `db` is one). An unknown subject is no error.
 */
export async function deleteIdentity(db: Kysely<Database>, sub: string): Promise<void> {
  if (db.isTransaction) return remove(db, sub);
  await db.transaction().execute((transaction) => remove(transaction, sub));
}
