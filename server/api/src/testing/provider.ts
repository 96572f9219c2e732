import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const REALM = '/realms/sastre';

/** An identity provider that vouches for anybody. */
export interface Provider {
  url: string;
  /** An access token of this subject, good for hours. */
  sign(sub: string): Promise<string>;
  stop(): void;
}

/** Starts one on a port of its own. */
export async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    sign: (sub) =>
      new SignJWT({ typ: 'Bearer', azp: 'sastre-web', name: 'Ada', email: `${sub}@example.org` })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(sub)
        .setIssuer(`${url}${REALM}`)
        .setAudience('cv-api')
        .setIssuedAt()
        .setExpirationTime('5h')
        .sign(privateKey),
    stop: () => void server.close(),
  };
}
