import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier, type Clock } from '../../identity/index.ts';

const ISSUER = 'http://localhost:4000/idp/realms/sastre';

/** A person of a test. */
export interface TestUser {
  sub: string;
  name: string;
  email: string;
}

/** A signer of tokens, and the product's own verifier trusting it. */
export async function createTestTokens(clock: Clock, isDenied: (sub: string) => Promise<boolean>) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' };
  const client = { issuer: ISSUER, clientId: 'sastre-web', audience: 'cv-api' };
  const verifyToken = createTokenVerifier({ ...client, jwks: { keys: [jwk] }, isDenied, clock });
  async function sign({ sub, name, email }: TestUser, changed: object = {}): Promise<string> {
    const seconds = Math.floor(clock() / 1_000);
    return new SignJWT({ typ: 'Bearer', azp: 'sastre-web', name, email, ...changed })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setIssuer(ISSUER)
      .setAudience('cv-api')
      .setSubject(sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(privateKey);
  }
  return { verifyToken, sign };
}
