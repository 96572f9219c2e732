import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { hashed } from '../account/hash.ts';

/**
 * Ends an account's sessions and kills all its refresh tokens, codes and grants. `keepSessionId` (the secret id)
 * leaves one session signed in. Access tokens end with their grants. Who is half signed in begins anew.
 */
export async function endSessions(
  db: Kysely<Database>,
  sub: string,
  keepSessionId?: string,
): Promise<void> {
  let doomed = db.deleteFrom('idp_artifact').where('account_id', '=', sub);
  if (keepSessionId !== undefined) {
    doomed = doomed.where((row) =>
      row.not(row.and({ model: 'Session', id_hash: hashed(keepSessionId) })),
    );
  }
  await doomed.execute();
  await db.deleteFrom('idp_login_step').where('user_id', '=', sub).execute();
}

const GRANTS_OF_SESSION = sql<
  string[]
>`array(select id #>> '{}' from jsonb_path_query(payload, '$.authorizations.*.grantId') as id)`;

/** Ends one session of an account, by its public id, and its grants with all that they gave. False: there is none. */
export async function endSession(db: Kysely<Database>, sub: string, uid: string): Promise<boolean> {
  const session = await db
    .deleteFrom('idp_artifact')
    .where('model', '=', 'Session')
    .where('account_id', '=', sub)
    .where('uid', '=', uid)
    .returning(GRANTS_OF_SESSION.as('grants'))
    .executeTakeFirst();
  if (!session) return false;
  // A grant of before may still have tokens of this session.
  const older = await db
    .selectFrom('idp_artifact')
    .select('grant_id')
    .where('account_id', '=', sub)
    .where(sql`payload ->> 'sessionUid'`, '=', uid)
    .execute();
  const grants = [...session.grants, ...older.flatMap(({ grant_id }) => grant_id ?? [])];
  if (grants.length > 0)
    await db
      .deleteFrom('idp_artifact')
      .where('account_id', '=', sub)
      .where('grant_id', 'in', grants)
      .execute();
  await db.deleteFrom('idp_session').where('uid', '=', uid).execute();
  return true;
}
