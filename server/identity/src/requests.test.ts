import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createBrowser } from './testing/browser.ts';
import { authorizationRequest, callbackParameters, isCallback } from './testing/client.ts';
import { CLIENT_ID, startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const protocol = () => `${site.issuer}/protocol/openid-connect`;

describe('an authorization request', () => {
  test.each([
    ['another host', () => 'https://evil.example/'],
    ['our origin as user', () => `${site.origin}@evil.example/`],
    ['our origin as sub-domain', () => `${site.origin}.evil.example/`],
    ['a backslash', () => `${site.origin}\\@evil.example/`],
    ['a script', () => 'javascript:alert(1)'],
    ['another path', () => `${site.origin}/deep`],
  ])('is refused on a page of ours for %s as redirect_uri', async (_case, redirectUri) => {
    const { url } = authorizationRequest(site, { redirect_uri: redirectUri() });
    const page = await createBrowser().request(url);
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    expect(page.text).toContain('role="alert"');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('without session and with prompt=none says login_required, framable by ourselves', async () => {
    const { url } = authorizationRequest(site, {
      prompt: 'none',
      redirect_uri: `${site.origin}/silent-check-sso.html`,
    });
    const answer = await createBrowser().request(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith(`${site.origin}/silent-check-sso.html#`)).toBe(true);
    expect(Object.fromEntries(callbackParameters(location))).toMatchObject({
      error: 'login_required',
      state: 'state-1',
    });
  });

  test.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['the implicit flow', { response_type: 'id_token' }],
  ])('with %s is refused', async (_case, changes) => {
    const { url } = authorizationRequest(site, changes);
    const arrived = await createBrowser().visit(url, isCallback(site));
    const error = callbackParameters(arrived.url).get('error');
    expect(['invalid_request', 'unauthorized_client', 'unsupported_response_type']).toContain(
      error,
    );
  });

  test('makes its addresses from the public URL, whatever the caller claims', async () => {
    const { url } = authorizationRequest(site);
    const answer = await createBrowser().request(url, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.status).toBe(303);
    const discovery = await fetch(`${site.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const document = (await discovery.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: site.issuer,
      authorization_endpoint: `${protocol()}/auth`,
      token_endpoint: `${protocol()}/token`,
      jwks_uri: `${protocol()}/certs`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  test('with a NUL in a parameter still shows the form', async () => {
    const page = await createBrowser().visit(authorizationRequest(site, { state: 'a\u0000b' }).url);
    expect([page.status, page.text.includes('name="password"')]).toEqual([200, true]);
  });
});

describe('what keycloak-js loads', () => {
  test.each(['3p-cookies/step1.html', '3p-cookies/step2.html', 'login-status-iframe.html'])(
    '%s may be framed by the site, its script allowed by hash',
    async (path) => {
      const page = await createBrowser().request(`${protocol()}/${path}`);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(page.status).toBe(200);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('unsafe');
      const script = /<script type="module">([\s\S]*)<\/script>/.exec(page.text)?.[1] ?? '';
      const digest = await crypto.subtle.digest('SHA-256', Buffer.from(script));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
      expect(page.headers.get('x-frame-options')).toBeNull();
    },
  );

  test.each([
    [204, CLIENT_ID, () => site.origin],
    [403, CLIENT_ID, () => 'https://evil.example'],
    [403, 'another', () => site.origin],
  ])('the session frame is told %s for client %s', async (status, clientId, origin) => {
    const query = new URLSearchParams({ client_id: clientId, origin: origin() });
    const answer = await createBrowser().request(
      `${protocol()}/login-status-iframe.html/init?${query}`,
    );
    expect(answer.status).toBe(status);
  });

  test('a registration starts with the registration form', async () => {
    const page = await createBrowser().visit(authorizationRequest(site, {}, 'registrations').url);
    expect(page.text).toContain('autocomplete="new-password"');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const stylesheet = /href="(\/idp\/assets\/idp\.css[^"]*)"/.exec(page.text)?.[1] ?? '';
    const css = await createBrowser().request(site.origin + stylesheet);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(page.text).not.toMatch(/ style=| on[a-z]+=/);
  });

  test('a body longer than any form of ours is refused', async () => {
    const answer = await createBrowser().request(`${protocol()}/token`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'a'.repeat(17_000) }),
    });
    expect(answer.status).toBe(413);
  });

  test('an unknown realm is not found', async () => {
    expect((await createBrowser().request(`${site.origin}/idp/realms/other/x`)).status).toBe(404);
  });
});
