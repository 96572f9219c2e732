import { sql, type Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { VerifiedToken } from '@sastre/base/tokens';
import { askTogether } from '../ask-together.ts';
import { prepare } from '../prepare.ts';
import type { Database } from '../tables.ts';

type Named = Pick<VerifiedToken, 'sub' | 'session' | 'grant'>;

/** What tokens name, by the place of each; what one does not name is empty. */
interface Asked {
  subs: readonly string[];
  sessions: readonly string[];
  grants: readonly string[];
  now: Date;
  seconds: number;
}

/** Places of the tokens that are good: what is not among them, for whatever reason, is refused. */
const findGood = prepare((db, { subs, sessions, grants, now, seconds }: Asked) =>
  db
    .selectFrom(
      sql<{ sub: string; session: string; grant_hash: string; place: number }>`unnest(
        ${subs}::text[], ${sessions}::text[], ${grants}::text[]
      ) with ordinality`.as<'asked'>(sql`asked(sub, session, grant_hash, place)`),
    )
    .select('asked.place')
    .where(({ not, or, exists, eb, selectFrom }) =>
      eb.and([
        not(
          exists(
            selectFrom('deleted_subject as deleted')
              .select('deleted.sub')
              .whereRef('deleted.sub', '=', 'asked.sub')
              .where('deleted.until', '>', now),
          ),
        ),
        not(
          exists(
            selectFrom('ended_session as ended')
              .select('ended.session')
              .whereRef('ended.session', '=', 'asked.session')
              .where('ended.until', '>', now),
          ),
        ),
        or([
          eb('asked.grant_hash', '=', ''),
          exists(
            selectFrom('idp_artifact as kept')
              .select('kept.id_hash')
              .where('kept.model', '=', 'Grant')
              .whereRef('kept.id_hash', '=', 'asked.grant_hash')
              .where((row) =>
                row.or([row('kept.expires_at', 'is', null), row('kept.expires_at', '>', seconds)]),
              ),
          ),
        ]),
      ]),
    ),
);

/**
 * Whether a token is good no more although it has not run out: its subject was deleted, a Keycloak said that its session
 * has ended, or the grant that it is part of has, with the session, the password or a token that was used twice. Asked
 * for each call, and of calls that come together by one statement; all nodes agree. A token that names no grant is of a
 * Keycloak, or of a server of before.
 */
export function createTokenDenial(
  db: Kysely<Database>,
  clock: Clock,
): (token: Named) => Promise<boolean> {
  return askTogether(async (tokens: readonly Named[]) => {
    const now = clock();
    const good = await findGood(db, {
      subs: tokens.map(({ sub }) => sub),
      sessions: tokens.map(({ session = '' }) => session),
      grants: tokens.map(({ grant = '' }) => grant),
      now: new Date(now),
      seconds: Math.floor(now / 1_000),
    });
    const places = new Set(good.map(({ place }) => place));
    return tokens.map((_, at) => !places.has(at + 1));
  });
}
