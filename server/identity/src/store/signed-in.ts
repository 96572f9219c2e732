import type { Kysely } from 'kysely';
import { epochSeconds, type Clock } from '@sastre/time';
import { clientNetwork } from '@sastre/base/web';
import type { Database } from '@sastre/db';
import { deviceName, type DeviceName } from '../account/device-name.rules.ts';
import { endSession } from './sessions.ts';

/** A session as its owner sees it. `id` is public: the `sid` of its tokens. Seconds since 1970. */
export interface SignedInPlace extends DeviceName {
  id: string;
  /** The network that it was seen in last. */
  network: string | null;
  beganAt: number;
  seenAt: number;
}

/** Where accounts are signed in. */
export interface SignedIn {
  note(
    session: { uid: string; userId: string },
    client: { ip: string; agent: string },
  ): Promise<void>;
  /** The living sessions of an account, the one that was seen last first. */
  list(userId: string): Promise<SignedInPlace[]>;
  /** Ends a session of the account with all its tokens. False: there is none. */
  end(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of the account but one. Answers how many. */
  endOthers(userId: string, id: string): Promise<number>;
}

/** The sessions in `idp_artifact`, with what `idp_session` tells of them. */
export function createSignedIn(db: Kysely<Database>, clock: Clock): SignedIn {
  const living = (userId: string) =>
    db
      .selectFrom('idp_artifact as artifact')
      .where('artifact.model', '=', 'Session')
      .where('artifact.account_id', '=', userId)
      .where('artifact.expires_at', '>', epochSeconds(clock));

  return {
    async note({ uid, userId }, { ip, agent }) {
      const now = epochSeconds(clock);
      const seen = { ...deviceName(agent), network: clientNetwork(ip) ?? null, seen_at: now };
      // Of an account that is gone there is nothing to note.
      await db
        .insertInto('idp_session')
        .columns(['uid', 'user_id', 'browser', 'system', 'network', 'began_at', 'seen_at'])
        .expression(
          db
            .selectFrom('idp_user')
            .where('id', '=', userId)
            .select(({ val }) => [
              val(uid).as('uid'),
              'id',
              val(seen.browser).as('browser'),
              val(seen.system).as('system'),
              val(seen.network).as('network'),
              val(now).as('began_at'),
              val(now).as('seen_at'),
            ]),
        )
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(seen))
        .execute();
    },
    async list(userId) {
      return living(userId)
        .innerJoin('idp_session as session', 'session.uid', 'artifact.uid')
        .select([
          'session.uid as id',
          'session.browser',
          'session.system',
          'session.network',
          'session.began_at as beganAt',
          'session.seen_at as seenAt',
        ])
        .orderBy('session.seen_at', 'desc')
        .orderBy('session.uid')
        .execute();
    },
    async end(userId, id) {
      return db.transaction().execute(async (trx) => endSession(trx, userId, id));
    },
    async endOthers(userId, id) {
      const sessions = await living(userId).select('artifact.uid').execute();
      const others = sessions.flatMap(({ uid }) => (uid === null || uid === id ? [] : uid));
      await db.transaction().execute(async (trx) => {
        for (const other of others) await endSession(trx, userId, other);
      });
      return others.length;
    },
  };
}
