import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { deleteIdentity } from '../delete-identity.ts';
import { createTokenDenial, denySubject } from '@sastre/db/users';
import { loadKeys, publicKeys } from '../store/keys.ts';
import { createBrowser } from '../testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  isCallback,
  redeem,
  refresh,
  register,
} from '../testing/client.ts';
import {
  AUDIENCE,
  CLIENT_ID,
  startTemporarySite,
  type TemporarySite,
} from '../testing/temporary-site.ts';
import { TokenRefused, createTokenVerifier } from '@sastre/base/tokens';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const protocol = () => `${site.issuer}/protocol/openid-connect`;

describe('registration, refresh and sign-out', () => {
  test('gives the tokens that keycloak-js and the API expect', async () => {
    const browser = createBrowser();
    const tokens = await register(site, browser, ' Ana@Example.com ');
    expect(tokens).toMatchObject({ status: 200, expires_in: 300, token_type: 'Bearer' });
    const access = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256' });
    expect(access).toMatchObject({
      iss: site.issuer,
      aud: AUDIENCE,
      azp: CLIENT_ID,
      typ: 'Bearer',
      name: 'Ana María',
      email: 'ana@example.com',
      email_verified: false,
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(300);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: CLIENT_ID, nonce: 'nonce-1' });
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', sid: access['sid'] });
    const digest = await crypto.subtle.digest('SHA-384', Buffer.from(String(access['sid'])));
    expect(browser.cookie('KEYCLOAK_SESSION')).toBe(Buffer.from(digest).toString('base64url'));
  });

  test('gives access tokens that the verifier accepts by key and by address, and nothing else', async () => {
    const tokens = await register(site, createBrowser(), 'verify@example.com');
    for (const jwks of [publicKeys(await loadKeys(site.db, site.now)), `${protocol()}/certs`]) {
      const verify = createTokenVerifier({
        issuer: site.issuer,
        clientId: CLIENT_ID,
        audience: AUDIENCE,
        jwks,
        isDenied: createTokenDenial(site.db, site.now),
        clock: site.now,
      });
      const { sub, exp, sid, gid } = decodeJwt(tokens.access_token);
      expect(await verify(tokens.access_token)).toEqual({
        sub,
        exp,
        email: 'verify@example.com',
        name: 'Ana María',
        session: sid,
        grant: gid,
      });
      await expect(verify(tokens.id_token)).rejects.toThrow(TokenRefused);
      await expect(verify(tokens.refresh_token)).rejects.toThrow(TokenRefused);
      await denySubject(site.db, sub ?? '', new Date(site.now() + 360_000));
      await expect(verify(tokens.access_token)).rejects.toThrow(TokenRefused);
      await site.db.deleteFrom('deleted_subject').execute();
    }
  });

  test('rotates refresh tokens; a used one kills the newest as well', async () => {
    const first = await register(site, createBrowser(), 'rotate@example.com');
    const second = await refresh(site, first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await refresh(site, first.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
    expect(await refresh(site, second.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });

  test('of parallel refreshes of one token at most one succeeds, and what it got is dead', async () => {
    const { refresh_token } = await register(site, createBrowser(), 'parallel@example.com');
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(site, refresh_token)));
    const good = answers.filter((answer) => answer.status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(good.length > 0 ? [200, 400] : [400]),
    );
    for (const { refresh_token: next } of good) {
      expect((await refresh(site, next)).status).toBe(400);
    }
  });

  test('a browser whose refresh token was used twice is signed in again without being asked', async () => {
    const browser = createBrowser();
    const first = await register(site, browser, 'twice@example.com');
    await refresh(site, first.refresh_token);
    expect((await refresh(site, first.refresh_token)).status).toBe(400);
    const { url, verifier } = authorizationRequest(site, { prompt: 'none' });
    const arrived = await browser.visit(url, isCallback(site));
    const again = await redeem(site, callbackParameters(arrived.url).get('code') ?? '', verifier);
    expect(decodeJwt(again.access_token).sub).toBe(decodeJwt(first.access_token).sub);
    expect((await refresh(site, again.refresh_token)).status).toBe(200);
  });

  test('a code is good once, only with its verifier; used again it kills what it gave', async () => {
    const browser = createBrowser();
    await register(site, browser, 'code@example.com');
    const { url, verifier } = authorizationRequest(site, { prompt: 'none' });
    const arrived = await browser.visit(url, isCallback(site));
    const code = callbackParameters(arrived.url).get('code') ?? '';
    expect(await redeem(site, code, 'x'.repeat(64))).toMatchObject({ status: 400 });
    const tokens = await redeem(site, code, verifier);
    expect(tokens.status).toBe(200);
    expect(await redeem(site, code, verifier)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
  });

  test('signs out at once with the own ID token, to the origin without a slash', async () => {
    const browser = createBrowser();
    const tokens = await register(site, browser, 'leave@example.com');
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: site.origin,
      id_token_hint: tokens.id_token,
    });
    const page = await browser.visit(`${protocol()}/logout?${query}`);
    expect(page.text).toContain('<script>');
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+';/,
    );
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    const left = await browser.submit(page, { logout: 'yes' });
    expect([left.status, left.headers.get('location')]).toEqual([303, `${site.origin}/`]);
    expect(browser.cookie('KEYCLOAK_SESSION')).toBeUndefined();
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
    const silent = authorizationRequest(site, { prompt: 'none' });
    const arrived = await browser.visit(silent.url, isCallback(site));
    expect(callbackParameters(arrived.url).get('error')).toBe('login_required');
  });

  test("asks before signing out by a link without the session's ID token", async () => {
    const browser = createBrowser();
    await register(site, browser, 'stay@example.com');
    const other = await register(site, createBrowser(), 'other@example.com');
    for (const query of [
      new URLSearchParams({ client_id: CLIENT_ID }),
      new URLSearchParams({ id_token_hint: other.id_token }),
    ]) {
      const page = await browser.visit(`${protocol()}/logout?${query}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>');
    }
  });

  test('the session of a deleted account has to sign in again', async () => {
    const browser = createBrowser();
    const tokens = await register(site, browser, 'gone@example.com');
    const sub = decodeJwt(tokens.access_token).sub ?? '';
    await deleteIdentity(site.db, sub);
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
    const silent = authorizationRequest(site, { prompt: 'none' });
    const arrived = await browser.visit(silent.url, isCallback(site));
    expect(callbackParameters(arrived.url).get('error')).toBe('login_required');
    const left = await site.db
      .selectFrom('idp_artifact')
      .select('model')
      .where('account_id', '=', sub)
      .execute();
    expect(left).toEqual([]);
    await expect(deleteIdentity(site.db, sub)).resolves.toBeUndefined();
  });
});
