import { sql, type Kysely } from 'kysely';
import type { Clock } from '@sastre/base/clock';
import type { VerifiedToken } from '@sastre/base/tokens';
import { prepare } from '../prepare.ts';
import type { Database } from '../tables.ts';

interface Asked {
  sub: string;
  now: Date;
  session: string;
  grant: string;
  seconds: number;
}

const findDenied = prepare((db, { sub, now, session, grant, seconds }: Asked) =>
  db.selectNoFrom(sql.lit(1).as('denied')).where(({ or, and, not, exists, val, selectFrom }) =>
    or([
      exists(
        selectFrom('deleted_subject').select('sub').where('sub', '=', sub).where('until', '>', now),
      ),
      exists(
        selectFrom('ended_session')
          .select('session')
          .where('session', '=', session)
          .where('until', '>', now),
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
 * Whether a token is good no more although it has not run out: its subject was deleted, a Keycloak said that its
 * session has ended, or the grant that it is part of has, with the session, the password or a token that was used twice. One statement, and all nodes agree. A token
 * that names no grant is of a Keycloak, or of a server of before.
 */
export async function isTokenDenied(
  db: Kysely<Database>,
  { sub, session = '', grant = '' }: Pick<VerifiedToken, 'sub' | 'session' | 'grant'>,
  clock: Clock,
): Promise<boolean> {
  const now = clock();
  const seconds = Math.floor(now / 1_000);
  return (await findDenied(db, { sub, now: new Date(now), session, grant, seconds })).length > 0;
}
