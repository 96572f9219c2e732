import { jwtVerify } from 'jose';
import type { Clock } from '@sastre/time';
import { checksOf, keySource, translated, type KeysAt } from './key-source.ts';
import { TokenRefused } from './token-errors.ts';

/** OpenID Connect Back-Channel Logout 1.0, of its logout tokens: what makes a token one that ends a session. */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** One that is older was held back by somebody. */
const MOST_AGE_SECONDS = 300;

/** A session that its provider has ended. */
export interface EndedSession {
  session: string;
  sub?: string;
}

export interface LogoutVerifierOptions {
  issuer: string;
  clientId: string;
  jwks: KeysAt;
  clock: Clock;
}

/** Verifies a logout token. Throws `TokenRefused` or `IdentityUnavailable`. */
export type LogoutVerifier = (token: string) => Promise<EndedSession>;

/** One for a provider that tells the server of ended sessions: signature, iss, aud, age, event, and that it names a session. */
export function createLogoutVerifier(options: LogoutVerifierOptions): LogoutVerifier {
  const keys = keySource(options.jwks);
  return async (token) => {
    const { payload } = await jwtVerify(token, keys.get, {
      ...checksOf(options.issuer, options.clock),
      audience: options.clientId,
      requiredClaims: ['iat', 'jti'],
      maxTokenAge: MOST_AGE_SECONDS,
    }).catch((cause: unknown) => {
      throw translated(cause);
    });
    const { events, nonce, sid, sub } = payload;
    const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
    if (!isLogout || nonce !== undefined) throw new TokenRefused('not a logout token');
    if (typeof sid !== 'string' || sid === '') throw new TokenRefused('it names no session');
    return { session: sid, ...(sub === undefined ? {} : { sub }) };
  };
}
