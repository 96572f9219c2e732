import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose';
import { IdentityUnavailable, TokenRefused } from './token-errors.ts';
import { createTokenVerifier, type TokenVerifierOptions } from './verifier.ts';

const NOW = 1_800_000_000;
const ISSUER = 'https://site.example/idp/realms/cv';

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let jwks: JSONWebKeySet;
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
});

const claims: JWTPayload = {
  iss: ISSUER,
  aud: 'cv-api',
  azp: 'cv-web',
  typ: 'Bearer',
  sub: 'user-1',
  email: 'ana@example.com',
  name: 'Ana',
  iat: NOW,
  exp: NOW + 300,
};

function sign(changes: JWTPayload = {}, header: { typ?: string; kid?: string } = {}) {
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'at+jwt', ...header })
    .sign(keys.privateKey);
}

function verifier(options: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({
    issuer: ISSUER,
    clientId: 'cv-web',
    audience: 'cv-api',
    jwks,
    isDenied: () => false,
    clock: () => NOW * 1000,
    ...options,
  });
}

function segment(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a token is accepted', () => {
  test('from the embedded provider and from Keycloak', async () => {
    const expected = {
      sub: 'user-1',
      email: 'ana@example.com',
      name: 'Ana',
      exp: NOW + 300,
    };
    expect(await verifier()(await sign())).toEqual(expected);
    const keycloak = await sign({ aud: ['cv-api', 'account'] }, { typ: 'JWT' });
    expect(await verifier()(keycloak)).toEqual(expected);
  });

  test('without our audience only where none is configured', async () => {
    const token = await sign({ aud: 'account' });
    await expect(verifier()(token)).rejects.toThrow(TokenRefused);
    expect(await verifier({ audience: undefined })(token)).toMatchObject({ sub: 'user-1' });
  });
});

describe('a token is refused', () => {
  const cases: [string, () => Promise<string> | string][] = [
    ['an ID token', () => sign({ aud: 'cv-web', typ: undefined }, { typ: 'JWT' })],
    ["an ID token with the API's audience", () => sign({ typ: 'ID' }, { typ: 'JWT' })],
    ['expired', () => sign({ exp: NOW - 6 })],
    ['not yet valid', () => sign({ nbf: NOW + 60 })],
    ['of another issuer', () => sign({ iss: 'https://evil.example/realms/cv' })],
    ['for another audience', () => sign({ aud: 'other-api' })],
    ['for another client', () => sign({ azp: 'other' })],
    ['for no client', () => sign({ azp: undefined })],
    ['without subject', () => sign({ sub: undefined })],
    ['without expiry', () => sign({ exp: undefined })],
    ['of an unknown key', () => sign({}, { kid: 'k2' })],
    ['unsigned', () => `${segment({ alg: 'none', typ: 'at+jwt' })}.${segment(claims)}.`],
    [
      'signed with the public key as a shared secret',
      async () => {
        const input = `${segment({ alg: 'HS256', kid: 'k1', typ: 'at+jwt' })}.${segment(claims)}`;
        const secret = await exportSPKI(keys.publicKey);
        return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
      },
    ],
    [
      'changed after signing',
      async () => {
        const [head, , signature] = (await sign()).split('.');
        return `${head}.${segment({ ...claims, sub: 'admin' })}.${signature}`;
      },
    ],
    ['empty', () => ''],
    ['no token at all', () => 'abc.def'],
  ];
  test.each(cases)('when it is %s', async (_case, make) => {
    await expect(verifier()(await make())).rejects.toMatchObject({
      name: 'TokenRefused',
      status: 401,
    });
  });

  test('from the moment its subject is deleted, though it is cached', async () => {
    const denied = new Set<string>();
    const verify = verifier({ isDenied: async ({ sub }) => denied.has(sub) });
    const token = await sign();
    expect(await verify(token)).toMatchObject({ sub: 'user-1' });
    denied.add('user-1');
    await expect(verify(token)).rejects.toThrow(TokenRefused);
  });

  test('once it has expired, though it is cached', async () => {
    let now = NOW;
    const verify = verifier({ clock: () => now * 1000 });
    const token = await sign();
    await verify(token);
    now = NOW + 306;
    await expect(verify(token)).rejects.toThrow(TokenRefused);
  });
});

describe('keys by address', () => {
  async function serve(answer: (fetches: number) => { status: number; body: unknown }) {
    let fetches = 0;
    const server = createServer((_request, response) => {
      fetches += 1;
      const { status, body } = answer(fetches);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
    const stop = () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
    return { url, fetches: () => fetches, stop };
  }

  test('are fetched once; a verified token outlives an outage of the provider', async () => {
    const source = await serve(() => ({ status: 200, body: jwks }));
    const verify = verifier({ jwks: source.url });
    const token = await sign();
    await Promise.all([verify(token), verify(await sign({ sub: 'user-2' }))]);
    expect(source.fetches()).toBe(1);
    await source.stop();
    expect(await verify(token)).toMatchObject({ sub: 'user-1' });
    expect(await verify(await sign({ sub: 'user-3' }))).toMatchObject({ sub: 'user-3' });
  });

  test('that cannot be read say nothing about the token', async () => {
    const broken = await serve(() => ({ status: 500, body: {} }));
    const token = await sign();
    await expect(verifier({ jwks: broken.url })(token)).rejects.toThrow(IdentityUnavailable);
    await broken.stop();
    await expect(verifier({ jwks: new URL(broken.url) })(token)).rejects.toMatchObject({
      name: 'IdentityUnavailable',
      status: 503,
    });
  });
});
