import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

/** Signs somebody in, as the embedded provider stores it; `at` in seconds. */
export async function addSession(
  db: Kysely<Database>,
  { sub, email }: { sub: string; email: string },
  uid: string,
  at: number,
): Promise<void> {
  await db
    .insertInto('idp_user')
    .values({ id: sub, email, name: 'Ada', pw_hash: 'x', pw_changed_at: 0, created_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const session = { model: 'Session', id_hash: `hash-${uid}`, payload: '{}', uid };
  await db
    .insertInto('idp_artifact')
    .values({ ...session, account_id: sub, expires_at: at + 3_600 })
    .execute();
  const device = { browser: 'Firefox', system: 'Linux', network: null };
  await db
    .insertInto('idp_session')
    .values({ uid, user_id: sub, ...device, began_at: at, seen_at: at })
    .execute();
}
