import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import type { Clock } from '@sastre/time';
import { IdentityUnavailable, TokenRefused } from './token-errors.ts';

/** How a token may be signed. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** What the clocks of two machines may differ by. */
const CLOCK_TOLERANCE_SECONDS = 5;
const JWKS_CACHE_MS = 600_000;
const JWKS_COOLDOWN_MS = 30_000;
const JWKS_TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 5_000;

/** Codes of jose that speak about the key source, not about the token. */
const SOURCE_FAILURES = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/** What every token of an issuer is checked by. */
export function checksOf(issuer: string, clock: Clock) {
  return {
    issuer,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: new Date(clock()),
  };
}

/** Keys at hand that change now and then: as they were at most `freshMs` ago. `version` changes with them. */
export type LocalKeys = (freshMs?: number) => Promise<{ version: string; jwks: JSONWebKeySet }>;

/** The keys themselves, a way to read them (embedded provider) or the address to fetch them from (Keycloak's `…/certs`). */
export type KeysAt = JSONWebKeySet | URL | string | LocalKeys;

/** Where tokens find the key that signed them. */
export interface KeySource {
  /** Of tokens verified under another version nothing is known any more. */
  version(): Promise<string>;
  get: JWTVerifyGetKey;
}

/** Keys as they are asked for; those at an address are fetched when they are needed, and kept for a while. */
export function keySource(jwks: KeysAt): KeySource {
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

/** What jose threw, as what it says of the token (401) or of the provider (503). */
export function translated(cause: unknown): Error {
  if (cause instanceof TokenRefused) return cause;
  if (cause instanceof errors.JOSEError && !SOURCE_FAILURES.has(cause.code)) {
    return new TokenRefused(cause.code, cause);
  }
  return new IdentityUnavailable(cause);
}
