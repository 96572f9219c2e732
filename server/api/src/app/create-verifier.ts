import type { Kysely } from 'kysely';
import type { ServerConfig } from '@sastre/base/config';
import type { Database } from '@sastre/db';
import { createKeyRing, createSecretBox, publicKeys } from '@sastre/identity';
import { createTokenVerifier, type TokenVerifier } from '@sastre/base/tokens';
import { isTokenDenied } from '@sastre/db/users';
import type { Clock } from '@sastre/base/clock';

/** The verifier for the configured provider: of the embedded one the keys are at hand, of Keycloak they are fetched. */
export async function createVerifier(
  { identity, secretsKeys }: Pick<ServerConfig, 'identity' | 'secretsKeys'>,
  db: Kysely<Database>,
  clock: Clock,
): Promise<TokenVerifier> {
  const ring = createKeyRing(db, clock, createSecretBox(secretsKeys));
  const local = async (freshMs?: number) => {
    const keys = await ring.current(freshMs);
    return { version: keys.version, jwks: publicKeys(keys) };
  };
  // A server that cannot read its keys shall not start.
  if (identity.embedded) await local();
  const issuer = `${identity.url}/realms/${identity.realm}`;
  return createTokenVerifier({
    issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    jwks: identity.embedded ? local : `${issuer}/protocol/openid-connect/certs`,
    isDenied: (token) => isTokenDenied(db, token, clock),
    clock,
  });
}
