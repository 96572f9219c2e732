import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Clock } from '../clock.ts';
import { createTokenCache } from './token-cache.ts';
import { IdentityUnavailable, TokenRefused } from './token-errors.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 5;
const JWKS_CACHE_MS = 600_000;
const JWKS_COOLDOWN_MS = 30_000;
const JWKS_TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 5_000;

/** Codes of jose that speak about the key source, not about the token. */
const SOURCE_FAILURES = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

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

/** Keys at hand that change now and then: as they were at most `freshMs` ago. `version` changes with them. */
export type LocalKeys = (freshMs?: number) => Promise<{ version: string; jwks: JSONWebKeySet }>;

/** `jwks`: the keys themselves, a way to read them (embedded provider) or the address to fetch them from (Keycloak's `…/certs`). */
export interface TokenVerifierOptions {
  issuer: string;
  clientId: string;
  /** Required in `aud` if given; without it `azp` alone ties a token to us. */
  audience?: string | undefined;
  jwks: JSONWebKeySet | URL | string | LocalKeys;
  /** Asked on every call, also for a cached token: whether the subject was deleted, or the session has ended. */
  isDenied: (token: VerifiedToken) => Promise<boolean> | boolean;
  clock: Clock;
}

/** Verifies a bearer token. Throws `TokenRefused` (401) or `IdentityUnavailable` (503); what `isDenied` throws passes through. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

interface KeySource {
  /** Of tokens verified under another version nothing is known any more. */
  version(): Promise<string>;
  get: JWTVerifyGetKey;
}

function keySource(jwks: TokenVerifierOptions['jwks']): KeySource {
  if (typeof jwks === 'function') return changingKeys(jwks);
  const isAddress = typeof jwks === 'string' || jwks instanceof URL;
  const get = isAddress
    ? createRemoteJWKSet(new URL(jwks), {
        cacheMaxAge: JWKS_CACHE_MS,
        cooldownDuration: JWKS_COOLDOWN_MS,
        timeoutDuration: JWKS_TIMEOUT_MS,
      })
    : createLocalJWKSet(jwks);
  return { version: async () => '', get };
}

function changingKeys(read: LocalKeys): KeySource {
  let known: { version: string; get: ReturnType<typeof createLocalJWKSet> } | undefined;
  async function current(freshMs?: number) {
    const { version, jwks } = await read(freshMs);
    if (known?.version !== version) known = { version, get: createLocalJWKSet(jwks) };
    return known;
  }
  return {
    version: async () => (await current()).version,
    async get(header, token) {
      try {
        return await (await current()).get(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        // Another server may have made a key a moment ago.
        return (await current(LOOK_AGAIN_MS)).get(header, token);
      }
    },
  };
}

function translated(cause: unknown): Error {
  if (cause instanceof TokenRefused) return cause;
  if (cause instanceof errors.JOSEError && !SOURCE_FAILURES.has(cause.code)) {
    return new TokenRefused(cause.code, cause);
  }
  return new IdentityUnavailable(cause);
}

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
      issuer: options.issuer,
      ...(options.audience ? { audience: options.audience } : {}),
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(options.clock()),
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
    const key = createHash('sha256').update(`${version} ${token}`).digest('base64url');
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
