import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import {
  createTokenVerifier,
  isSubjectDenied,
  loadPublicKeys,
  type Clock,
  type TokenVerifier,
} from '../identity/index.ts';

/** The verifier for the configured provider: of the embedded one the keys are at hand, of Keycloak they are fetched. */
export async function createVerifier(
  { identity }: Pick<ServerConfig, 'identity'>,
  db: Kysely<Database>,
  clock: Clock,
): Promise<TokenVerifier> {
  const issuer = `${identity.url}/realms/${identity.realm}`;
  return createTokenVerifier({
    issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    jwks: identity.embedded ? await loadPublicKeys(db) : `${issuer}/protocol/openid-connect/certs`,
    isDenied: (sub) => isSubjectDenied(db, sub, clock),
    clock,
  });
}
