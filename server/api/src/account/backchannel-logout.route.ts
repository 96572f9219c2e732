import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import { problem } from '@sastre/base/problem';
import { TokenRefused, type LogoutVerifier } from '@sastre/base/tokens';
import type { Database } from '@sastre/db';
import { endSession } from '@sastre/db/users';
import type { SecurityLog } from '@sastre/identity';

/** Where a Keycloak tells of ended sessions, below `/api`. */
const LOGOUT_PATH = '/backchannel-logout';
const TOKEN_LIMIT_BYTES = 16_384;

export interface BackchannelLogout {
  db: Kysely<Database>;
  clock: Clock;
  verifyLogout: LogoutVerifier;
  security: SecurityLog;
}

/**
 * Takes in which sessions the provider has ended (OpenID Connect Back-Channel Logout 1.0): their tokens are refused on all
 * nodes at the next call. 400: not a logout token of this provider; 503: its keys cannot be read. A scope of its own, as
 * it is told by a form.
 */
export async function backchannelLogoutRoute(
  api: FastifyInstance,
  { db, clock, verifyLogout, security }: BackchannelLogout,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: TOKEN_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.post(LOGOUT_PATH, async (request, reply) => {
      const { body } = request;
      const token = body instanceof URLSearchParams ? body.get('logout_token') : null;
      const { session, sub } = await verifyLogout(token ?? '').catch((error: unknown) => {
        if (!(error instanceof TokenRefused)) throw error;
        throw problem('malformed-request', error.message);
      });
      await endSession(db, session, clock);
      security('session-ended', sub, request);
      return reply.send();
    });
  });
}
