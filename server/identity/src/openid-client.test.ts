import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as oidc from 'openid-client';
import { createBrowser, type Browser } from './testing/browser.ts';
import { isCallback, PASSWORD } from './testing/client.ts';
import { CLIENT_ID, startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

// A certified client that shares no code with the provider, and none with keycloak-js.
let site: TemporarySite;
let client: oidc.Configuration;
const email = 'independent@example.com';
beforeAll(async () => {
  site = await startTemporarySite();
  await site.addUser({ email, name: 'Inés', password: PASSWORD });
  client = await oidc.discovery(new URL(site.issuer), CLIENT_ID, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
}, 120_000);
afterAll(() => site?.stop());

async function request(changes: Record<string, string> = {}) {
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${site.origin}/`,
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...changes,
  });
  return { url: url.href, verifier, state, nonce };
}

/** The address that the browser is sent back to. */
async function signIn(browser: Browser, url: string): Promise<URL> {
  const form = await browser.visit(url);
  const accepted = await browser.submit(form, { email, password: PASSWORD });
  const back = (address: string) => address.startsWith(`${site.origin}/?`);
  return new URL((await browser.visit(accepted.headers.get('location') ?? '', back)).url);
}

async function signedIn(browser = createBrowser()) {
  const { url, verifier, state, nonce } = await request();
  const arrived = await signIn(browser, url);
  return oidc.authorizationCodeGrant(client, arrived, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
}

test('finds the provider, signs in with PKCE, and knows who it is', async () => {
  expect(client.serverMetadata()).toMatchObject({
    issuer: site.issuer,
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  });
  const tokens = await signedIn();
  const claims = tokens.claims();
  expect(claims).toMatchObject({ iss: site.issuer, aud: CLIENT_ID, name: 'Inés', email });
});

test('refreshes, and the tokens of the refresh are of the same person', async () => {
  const first = await signedIn();
  const next = await oidc.refreshTokenGrant(client, first.refresh_token ?? '');
  expect(next.claims()?.sub).toBe(first.claims()?.sub);
  expect(next.refresh_token).not.toBe(first.refresh_token);
  await expect(oidc.refreshTokenGrant(client, first.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('asks for the profile, with an access token alone', async () => {
  const tokens = await signedIn();
  const sub = tokens.claims()?.sub ?? '';
  expect(await oidc.fetchUserInfo(client, tokens.access_token, sub)).toEqual({
    sub,
    name: 'Inés',
    preferred_username: email,
    email,
    email_verified: false,
    locale: 'en',
  });
  for (const token of [tokens.id_token ?? '', tokens.refresh_token ?? '', 'garbage']) {
    await expect(oidc.fetchUserInfo(client, token, sub)).rejects.toMatchObject({ status: 401 });
  }
});

test('revokes a refresh token', async () => {
  const tokens = await signedIn();
  await oidc.tokenRevocation(client, tokens.refresh_token ?? '');
  await expect(oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('signs out by the address of the discovery document, and the session is over', async () => {
  const browser = createBrowser();
  const tokens = await signedIn(browser);
  const url = oidc.buildEndSessionUrl(client, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${site.origin}/`,
    state: 'bye',
  });
  const page = await browser.visit(url.href);
  const left = await browser.submit(page, { logout: 'yes' });
  expect(left.headers.get('location')).toBe(`${site.origin}/?state=bye`);
  const silent = await request({ prompt: 'none', response_mode: 'fragment' });
  const answer = await browser.visit(silent.url, isCallback(site));
  expect(answer.url).toContain('error=login_required');
  await expect(oidc.refreshTokenGrant(client, tokens.refresh_token ?? '')).rejects.toThrow();
});

describe('a code is refused', () => {
  const grant = async (checks: (made: Awaited<ReturnType<typeof request>>) => object) => {
    const made = await request();
    const arrived = await signIn(createBrowser(), made.url);
    return oidc.authorizationCodeGrant(client, arrived, {
      pkceCodeVerifier: made.verifier,
      expectedState: made.state,
      expectedNonce: made.nonce,
      ...checks(made),
    });
  };

  test.each([
    ['another state', () => ({ expectedState: oidc.randomState() })],
    ['another nonce', () => ({ expectedNonce: oidc.randomNonce() })],
    ['no nonce', () => ({ expectedNonce: undefined })],
    ['another verifier', () => ({ pkceCodeVerifier: oidc.randomPKCECodeVerifier() })],
    ['no verifier', () => ({ pkceCodeVerifier: undefined })],
  ])('with %s', async (_case, checks) => {
    await expect(grant(checks)).rejects.toThrow();
  });

  test('when it is redeemed for another address than it was sent to', async () => {
    const made = await request();
    const arrived = await signIn(createBrowser(), made.url);
    const other = new URL(`${site.origin}/silent-check-sso.html${arrived.search}`);
    await expect(
      oidc.authorizationCodeGrant(client, other, {
        pkceCodeVerifier: made.verifier,
        expectedState: made.state,
        expectedNonce: made.nonce,
      }),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

test.each([
  ['an address that is not registered', { redirect_uri: 'https://evil.example/' }, 400],
  ['another client', { client_id: 'other' }, 400],
  ['plain PKCE', { code_challenge_method: 'plain' }, 303],
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 303],
])('no sign-in begins with %s', async (_case, changes, status) => {
  const answer = await createBrowser().request((await request(changes)).url);
  expect(answer.status).toBe(status);
  const location = answer.headers.get('location') ?? '';
  expect(location.startsWith(status === 303 ? `${site.origin}/?error=invalid_request` : '')).toBe(
    true,
  );
  expect(location.includes('evil')).toBe(false);
});
