import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK } from 'jose';
import {
  createLogoutVerifier,
  createTokenVerifier,
  type LogoutVerifier,
  type TokenVerifier,
  type TokenVerifierOptions,
} from '@sastre/base/tokens';
import type { Clock } from '@sastre/time';

/** Who issues the tokens of a test site. */
export const ISSUER = 'http://localhost:4000/idp/realms/sastre';

/** A person of a test. */
export interface TestUser {
  sub: string;
  name: string;
  email: string;
}

/** A token's claims and header, as changed; an `undefined` claim is left out. */
export interface TokenChanges {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** A signer of tokens, and the product's own verifier trusting it. */
export interface TestTokens {
  verifyToken: TokenVerifier;
  verifyLogout: LogoutVerifier;
  sign(user: TestUser, changed?: object): Promise<string>;
  /** Signs whatever is asked for, with the site's key or with one of a stranger. */
  forge(user: TestUser, changes: TokenChanges, by?: 'site' | 'stranger'): Promise<string>;
  /** The site's public key, as everybody can read it. */
  publicKey: { pem: string; jwk: JWK };
}

/** Makes keys and a verifier that trusts them. */
export async function createTestTokens(
  clock: Clock,
  isDenied: TokenVerifierOptions['isDenied'],
): Promise<TestTokens> {
  const keys = {
    site: await generateKeyPair('ES256', { extractable: true }),
    stranger: await generateKeyPair('ES256', { extractable: true }),
  };
  const jwk = { ...(await exportJWK(keys.site.publicKey)), kid: 'test', alg: 'ES256' };
  const client = { issuer: ISSUER, clientId: 'sastre-web', jwks: { keys: [jwk] }, clock };
  const verifyToken = createTokenVerifier({ ...client, audience: 'cv-api', isDenied });
  const forge: TestTokens['forge'] = async (user, { claims, header }, by = 'site') => {
    const seconds = Math.floor(clock() / 1_000);
    return new SignJWT({
      typ: 'Bearer',
      azp: 'sastre-web',
      ...user,
      iss: ISSUER,
      aud: 'cv-api',
      iat: seconds,
      exp: seconds + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'test', ...header })
      .sign(keys[by].privateKey);
  };
  return {
    verifyToken,
    verifyLogout: createLogoutVerifier(client),
    forge,
    sign: (user, changed = {}) =>
      forge({ sub: user.sub, name: user.name, email: user.email }, { claims: { ...changed } }),
    publicKey: { pem: await exportSPKI(keys.site.publicKey), jwk },
  };
}
