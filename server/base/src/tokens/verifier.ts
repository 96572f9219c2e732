import { hash } from 'node:crypto';
import { jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '@sastre/time';
import { checksOf, keySource, translated, type KeysAt } from './key-source.ts';
import { createTokenCache } from './token-cache.ts';
import { IdentityUnavailable, TokenRefused } from './token-errors.ts';

/** What the API may rely on after verification. `exp` in epoch seconds. */
export interface VerifiedToken {
  sub: string;
  email?: string;
  name?: string;
  exp: number;
  /** The provider's id of the session that the token belongs to. */
  session?: string;
  /** What the embedded provider finds the grant by that the token is part of: with it, the token ends. */
  grant?: string;
}

export interface TokenVerifierOptions {
  issuer: string;
  clientId: string;
  /** Required in `aud` if given; without it `azp` alone ties a token to us. */
  audience?: string | undefined;
  jwks: KeysAt;
  /** Asked on every call, also for a cached token: whether the subject was deleted, or the session has ended. */
  isDenied: (token: VerifiedToken) => Promise<boolean> | boolean;
  clock: Clock;
}

/** Verifies a bearer token. Throws `TokenRefused` (401) or `IdentityUnavailable` (503); what `isDenied` throws passes through. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

function claimsOf(payload: JWTPayload): VerifiedToken {
  const { sub, exp, email, name, sid, gid } = payload;
  if (!sub || exp === undefined) throw new TokenRefused('claims missing');
  return {
    sub,
    exp,
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof sid === 'string' ? { session: sid } : {}),
    ...(typeof gid === 'string' ? { grant: gid } : {}),
  };
}

/** One verifier for the embedded provider and for Keycloak: signature, iss, aud, azp, exp, nbf and token type. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const keys = keySource(options.jwks);
  const cache = createTokenCache<VerifiedToken>();

  async function check(token: string): Promise<VerifiedToken> {
    const { payload, protectedHeader } = await jwtVerify(token, keys.get, {
      ...checksOf(options.issuer, options.clock),
      ...(options.audience ? { audience: options.audience } : {}),
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    // RFC 9068 in the header, or Keycloak's mark in the payload; an ID token has neither.
    const isAccessToken =
      protectedHeader.typ?.toLowerCase() === 'at+jwt' || payload['typ'] === 'Bearer';
    if (!isAccessToken) throw new TokenRefused('not an access token');
    if ((payload['azp'] ?? payload['client_id']) !== options.clientId) {
      throw new TokenRefused('issued to another client');
    }
    return claimsOf(payload);
  }

  return async function verifyToken(token) {
    const version = await keys.version().catch((cause: unknown) => {
      throw new IdentityUnavailable(cause);
    });
    const key = hash('sha256', `${version} ${token}`, 'base64url');
    let verified = cache.get(key, options.clock());
    if (!verified) {
      verified = await check(token).catch((cause: unknown) => {
        throw translated(cause);
      });
      cache.set(key, verified, verified.exp * 1000);
    }
    if (await options.isDenied(verified))
      throw new TokenRefused('subject deleted or session ended');
    return verified;
  };
}
