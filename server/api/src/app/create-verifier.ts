import type { Kysely } from 'kysely';
import type { ServerConfig } from '@sastre/base/config';
import type { Database } from '@sastre/db';
import { createKeyRing, createSecretBox, publicKeys } from '@sastre/identity';
import {
  createLogoutVerifier,
  createTokenVerifier,
  type LogoutVerifier,
  type TokenVerifier,
} from '@sastre/base/tokens';
import { createTokenDenial } from '@sastre/db/users';
import type { Clock } from '@sastre/time';

/** What the configured provider's tokens are verified by. */
export interface Verifiers {
  verifyToken: TokenVerifier;
  /** Absent with the embedded provider, which has nobody to tell. */
  verifyLogout?: LogoutVerifier;
}

/** The verifiers for the configured provider: of the embedded one the keys are at hand, of Keycloak they are fetched. */
export async function createVerifiers(
  { identity, secretsKeys }: Pick<ServerConfig, 'identity' | 'secretsKeys'>,
  db: Kysely<Database>,
  clock: Clock,
): Promise<Verifiers> {
  const ring = createKeyRing(db, clock, createSecretBox(secretsKeys));
  const local = async (freshMs?: number) => {
    const keys = await ring.current(freshMs);
    return { version: keys.version, jwks: publicKeys(keys) };
  };
  // A server that cannot read its keys shall not start.
  if (identity.embedded) await local();
  const issuer = `${identity.url}/realms/${identity.realm}`;
  const { clientId, audience } = identity;
  const jwks = identity.embedded ? local : `${issuer}/protocol/openid-connect/certs`;
  const isDenied = createTokenDenial(db, clock);
  return {
    verifyToken: createTokenVerifier({ issuer, clientId, audience, jwks, isDenied, clock }),
    ...(!identity.embedded && {
      verifyLogout: createLogoutVerifier({ issuer, clientId, jwks, clock }),
    }),
  };
}
