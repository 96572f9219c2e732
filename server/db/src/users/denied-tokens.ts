import { sql, type Kysely } from 'kysely';
import type { Clock } from '@sastre/base/clock';
import { prepare } from '../prepare.ts';
import type { Database } from '../tables.ts';

interface Asked {
  sub: string;
  now: Date;
  grant: string;
  seconds: number;
}

const findDenied = prepare((db, { sub, now, grant, seconds }: Asked) =>
  db.selectNoFrom(sql.lit(1).as('denied')).where(({ or, and, not, exists, val, selectFrom }) =>
    or([
      exists(
        selectFrom('deleted_subject').select('sub').where('sub', '=', sub).where('until', '>', now),
      ),
      and([
        sql<boolean>`${val(grant)}::text <> ''`,
        not(
          exists(
            selectFrom('idp_artifact')
              .select('id_hash')
              .where('model', '=', 'Grant')
              .where('id_hash', '=', grant)
              .where((row) =>
                row.or([row('expires_at', 'is', null), row('expires_at', '>', seconds)]),
              ),
          ),
        ),
      ]),
    ]),
  ),
);

/**
 * Whether a token is good no more although it has not run out: its subject was deleted, or the grant that it is part of
 * has ended, with the session, the password or a token that was used twice. One statement, and all nodes agree. A token
 * that names no grant is of a Keycloak, or of a server of before.
 */
export async function isTokenDenied(
  db: Kysely<Database>,
  { sub, grant = '' }: { sub: string; grant?: string | undefined },
  clock: Clock,
): Promise<boolean> {
  const now = clock();
  const seconds = Math.floor(now / 1_000);
  return (await findDenied(db, { sub, now: new Date(now), grant, seconds })).length > 0;
}
