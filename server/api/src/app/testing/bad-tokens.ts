import { createHmac } from 'node:crypto';
import type { TestSite, Visitor } from './test-site.ts';
import type { TestUser, TokenChanges } from './test-tokens.ts';

type Forged = () => Promise<string | undefined> | string | undefined;

/** An `Authorization` header that must not be believed; undefined: none at all. */
export type BadToken = readonly [kind: string, header: Forged];

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Every way that a token can be bad, though it names a user who is there. `deleted` was one until just now. */
export function badTokens(
  site: () => TestSite,
  user: () => Visitor,
  deleted: () => Visitor,
): BadToken[] {
  const seconds = () => Math.floor(site().clock.now / 1_000);
  const who = (): TestUser => {
    const { sub, name, email } = user();
    return { sub, name, email };
  };
  const forged = (changes: TokenChanges, by?: 'site' | 'stranger') => () =>
    site().tokens.forge(who(), changes, by);
  const timed = (claims: () => Record<string, unknown>) => () =>
    site().tokens.forge(who(), { claims: claims() });
  const parts = () => user().token.split('.') as [string, string, string];
  const claimsOf = () => JSON.parse(Buffer.from(parts()[1], 'base64url').toString()) as object;
  const unsigned = (alg: string) => () => `${segment({ alg, kid: 'test' })}.${parts()[1]}.`;
  const withSecret = (secret: () => string) => () => {
    const input = `${segment({ alg: 'HS256', kid: 'test', typ: 'at+jwt' })}.${parts()[1]}`;
    return `${input}.${createHmac('sha256', secret()).update(input).digest('base64url')}`;
  };
  const { jwk, pem } = {
    jwk: () => site().tokens.publicKey.jwk,
    pem: () => site().tokens.publicKey.pem,
  };

  const tokens: [string, () => Promise<string> | string][] = [
    ['no JWT', () => 'abc'],
    ['two parts only', () => parts().slice(0, 2).join('.')],
    ['a very long word', () => 'a'.repeat(6_000)],
    ['parts that are no JSON', () => 'abc.def.ghi'],
    ['expired', timed(() => ({ exp: seconds() - 6 }))],
    ['no end', forged({ claims: { exp: undefined } })],
    ['no beginning', forged({ claims: { iat: undefined } })],
    ['a beginning still to come', timed(() => ({ nbf: seconds() + 60 }))],
    ['another issuer', forged({ claims: { iss: 'https://id.example.org/realms/sastre' } })],
    ['another realm', forged({ claims: { iss: 'http://localhost:4000/idp/realms/other' } })],
    ['no issuer', forged({ claims: { iss: undefined } })],
    ['another audience', forged({ claims: { aud: ['account', 'cv-api-admin'] } })],
    ['no audience', forged({ claims: { aud: undefined } })],
    ['another client', forged({ claims: { azp: 'other' } })],
    ['no client', forged({ claims: { azp: undefined } })],
    ['nobody', forged({ claims: { sub: undefined } })],
    ['a name that is empty', forged({ claims: { sub: '' } })],
    ['the ID token', forged({ claims: { typ: 'ID', aud: 'sastre-web', nonce: 'n' } })],
    ['an ID token for our audience', forged({ claims: { typ: 'ID' } })],
    ['the refresh token', forged({ claims: { typ: 'Refresh' } })],
    [
      'a refresh token as the embedded provider writes it',
      () =>
        `${segment({ alg: 'none' })}.${segment({ ...claimsOf(), typ: 'Refresh' })}.${'r'.repeat(43)}`,
    ],
    ['no signature, alg none', unsigned('none')],
    ['no signature, alg None', unsigned('None')],
    ['no signature, alg NONE', unsigned('NONE')],
    ['no signature at all', () => `${parts().slice(0, 2).join('.')}.`],
    ['the public key as a shared secret', withSecret(pem)],
    ['the public JWK as a shared secret', withSecret(() => JSON.stringify(jwk()))],
    ['an unknown key', forged({ header: { kid: 'other' } })],
    ['a key of another realm under our name', forged({}, 'stranger')],
    [
      'a key that it brings along',
      () =>
        site().tokens.forge(
          who(),
          { header: { kid: 'own', jwk: jwk(), jku: 'http://127.0.0.1:1/' } },
          'stranger',
        ),
    ],
    [
      'a claim changed after signing',
      () => `${parts()[0]}.${segment({ ...claimsOf(), email: 'admin@example.org' })}.${parts()[2]}`,
    ],
    [
      'a signature of something else',
      async () => {
        const other = (await site().tokens.forge(who(), { claims: { x: 1 } })).split('.')[2];
        return `${parts()[0]}.${parts()[1]}.${other}`;
      },
    ],
    ['a user who was deleted', () => deleted().token],
  ];
  const headers: BadToken[] = [
    ['no token', () => undefined],
    ['an empty header', () => ''],
    ['no word after Bearer', () => 'Bearer'],
    ['another scheme', () => `Basic ${Buffer.from(`${user().sub}:x`).toString('base64')}`],
    ['a good token without its scheme', () => user().token],
    ['two tokens', () => `Bearer ${user().token}, Bearer ${user().token}`],
  ];
  return [
    ...headers,
    ...tokens.map(([kind, make]): BadToken => [kind, async () => `Bearer ${await make()}`]),
  ];
}
