import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { hashed } from './hash.ts';

/**
 * Ends an account's sessions and kills all its refresh tokens, codes and grants. `keepSessionId` (the secret id)
 * leaves one session signed in. Access tokens end with their grants.
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
}
