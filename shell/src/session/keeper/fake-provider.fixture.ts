import { webcrypto } from 'node:crypto';
import { createTokens } from './tokens.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says this of itself, signed by nobody. */
export const tokenOf = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.signature`;

/** What a session of `sub` was given; `n` tells the tokens of one answer from the next. */
export const given = (n: number, { sub = 'sub-1', nonce = '' } = {}) => ({
  access_token: tokenOf({ sub, exp: 1_300, iat: 1_000, n }),
  refresh_token: `refresh-${n}`,
  id_token: tokenOf({ sub, nonce, n }),
});

export const PROVIDER = {
  origin: 'https://sastre.test',
  clientId: 'sastre-web',
  authorise: 'https://idp.test/auth',
  token: 'https://idp.test/token',
  logout: 'https://idp.test/logout',
};

/** The tokens of a session at a provider whose answers are planned: a status, or what is given. */
export function setUpTokens() {
  const sent: URLSearchParams[] = [];
  const answers: (number | object)[] = [];
  let now = 1_000_000;
  const fetch = async (_url: unknown, { body }: RequestInit = {}) => {
    sent.push(body as URLSearchParams);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return typeof answer === 'number'
      ? new Response('{}', { status: answer })
      : new Response(JSON.stringify(answer));
  };
  const tokens = createTokens({
    provider: PROVIDER,
    fetch: fetch as typeof globalThis.fetch,
    crypto: webcrypto as unknown as Crypto,
    now: () => now,
  });
  const { access_token: token, refresh_token: refreshToken, id_token: idToken } = given(0);
  tokens.keep({ token, refreshToken, idToken });
  return { tokens, sent, answers, later: (ms: number) => (now += ms) };
}
