import { claimsOf, namesOf, type Claims } from './claims.ts';
import { signOutUrl } from './provider.ts';
import type { Held, Provider, Refreshed, Tokens } from './keeper.types.ts';

/** Longer than this nobody waits for the provider. */
const TIME_LIMIT_MS = 8_000;

export interface TokenParts {
  provider: Provider;
  fetch: typeof globalThis.fetch;
  crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>;
  now: () => number;
}

/** The tokens of a session, renewed at the provider. */
export function createTokens({ provider, fetch, crypto, now }: TokenParts) {
  let held: Partial<Tokens> = {};
  let asked: { state: string; nonce: string; verifier: string } | undefined;
  let refreshing: Promise<Refreshed> | undefined;
  const redirect = `${provider.origin}/silent-check-sso.html`;

  async function trade(
    fields: Record<string, string>,
    accepts: (claims: Claims, idToken?: string) => boolean,
  ): Promise<Refreshed> {
    const sentAt = now();
    try {
      const answer = await fetch(provider.token, {
        method: 'POST',
        credentials: 'include',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ ...fields, client_id: provider.clientId }),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      if (answer.status === 400) return 'refused';
      if (!answer.ok) return 'unreachable';
      const given = (await answer.json()) as Record<string, string | undefined>;
      const { access_token: token = '', refresh_token: refreshToken, id_token: idToken } = given;
      const claims = claimsOf(token);
      if (!accepts(claims, idToken)) return 'refused';
      held = { token, refreshToken, idToken: idToken ?? held.idToken };
      return heldOf(claims, (sentAt + now()) / 2);
    } catch {
      return 'unreachable';
    }
  }

  async function refresh(): Promise<Refreshed> {
    const { refreshToken } = held;
    if (refreshToken === undefined) return 'refused';
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const refreshed = await trade(grant, () => true);
    if (refreshed === 'refused') held = { idToken: held.idToken };
    return refreshed;
  }

  return {
    keep: (tokens: Tokens) => {
      held = tokens;
    },
    token: () => held.token,
    /** Once for many who ask. */
    refresh: () => {
      refreshing ??= refresh().finally(() => (refreshing = undefined));
      return refreshing;
    },
    authorise: async (): Promise<string> => {
      const random = () => base64Url(crypto.getRandomValues(new Uint8Array(48)));
      asked = { state: random(), nonce: random(), verifier: random() };
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked.verifier));
      const query = new URLSearchParams({
        client_id: provider.clientId,
        redirect_uri: redirect,
        state: asked.state,
        response_mode: 'fragment',
        response_type: 'code',
        scope: 'openid',
        nonce: asked.nonce,
        prompt: 'none',
        code_challenge: base64Url(new Uint8Array(hash)),
        code_challenge_method: 'S256',
      });
      return `${provider.authorise}?${query}`;
    },
    redeem: async (answer: string, sub: string): Promise<Refreshed> => {
      const given = new URLSearchParams(answer.split('#')[1]);
      const mine = asked;
      asked = undefined;
      const code = given.get('code');
      if (mine === undefined || code === null || given.get('state') !== mine.state)
        return 'refused';
      const grant = { grant_type: 'authorization_code', code, redirect_uri: redirect };
      return trade(
        { ...grant, code_verifier: mine.verifier },
        (claims, idToken = '') => claims.sub === sub && claimsOf(idToken).nonce === mine.nonce,
      );
    },
    leave: () => signOutUrl(provider, held.idToken),
  };
}

/** The provider made it about then by our clock. */
function heldOf(claims: Claims, madeAtMs: number): Held {
  const { sub = '', exp = 0, iat = 0 } = claims;
  return { sub, exp, skew: Math.floor(madeAtMs / 1000) - iat, ...namesOf(claims) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
