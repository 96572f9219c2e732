import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { deleteIdentity } from './store/delete-identity.ts';
import { denySubject, isSubjectDenied } from './store/denied-subjects.ts';
import { loadKeys, publicKeys } from './store/keys.ts';
import { createBrowser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  finishSignIn,
  isCallback,
  PASSWORD,
  redeem,
  refresh,
  register,
} from './testing/client.ts';
import { AUDIENCE, CLIENT_ID, startTemporarySite } from './testing/temporary-site.ts';
import type { TemporarySite } from './testing/temporary-site.ts';
import { TokenRefused } from './token-errors.ts';
import { createTokenVerifier } from './verifier.ts';

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
        isDenied: (sub) => isSubjectDenied(site.db, sub, site.now),
        clock: site.now,
      });
      const { sub, exp } = decodeJwt(tokens.access_token);
      expect(await verify(tokens.access_token)).toEqual({
        sub,
        exp,
        email: 'verify@example.com',
        name: 'Ana María',
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

describe('the sign-in form', () => {
  async function loginPage(changes: Record<string, string | undefined> = {}) {
    const browser = createBrowser();
    const { url, verifier } = authorizationRequest(site, changes);
    return { browser, verifier, page: await browser.visit(url) };
  }

  test('signs in with a normalised address', async () => {
    await register(site, createBrowser(), 'login@example.com');
    const { browser, page, verifier } = await loginPage();
    const accepted = await browser.submit(page, { email: 'LOGIN@example.com', password: PASSWORD });
    expect(await finishSignIn(site, browser, accepted, verifier)).toMatchObject({ status: 200 });
  });

  test('says the same of a wrong password and an unknown account, and keeps the address', async () => {
    await register(site, createBrowser(), 'known@example.com');
    const texts = [];
    for (const email of ['known@example.com', 'never@example.com', 'not-an-address\u0000']) {
      const { browser, page } = await loginPage();
      const answer = await browser.submit(page, { email, password: '"><b>wrong' });
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('role="alert"');
      expect(answer.text).not.toContain('<b>wrong');
      texts.push(
        answer.text.replaceAll(email, '').replace(/interaction\/[^/"]+|value="[^"]+"/g, ''),
      );
      if (email.startsWith('known')) expect(answer.text).toContain(`value="${email}"`);
    }
    expect(texts[1]).toBe(texts[0]);
  });

  test('locks after five failures, also for the right password, and opens again', async () => {
    const email = 'locked@example.com';
    await register(site, createBrowser(), email);
    const { browser, page, verifier } = await loginPage();
    for (let failures = 0; failures < 5; failures += 1) {
      expect((await browser.submit(page, { email, password: 'wrong' })).status).toBe(401);
    }
    const refused = await browser.submit(page, { email, password: PASSWORD });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(refused.text).toContain(`${seconds} seconds`);
    site.advance(seconds);
    const accepted = await browser.submit(page, { email, password: PASSWORD });
    expect(await finishSignIn(site, browser, accepted, verifier)).toMatchObject({ status: 200 });
  });

  test('lets no more than five wrong guesses through in parallel', async () => {
    const { browser, page } = await loginPage();
    const guesses = Array.from({ length: 12 }, (_, n) =>
      browser.submit(page, { email: 'burst@example.com', password: `guess ${n}` }),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('refuses a form without its guard value, from another site, or from another browser', async () => {
    const { browser, page } = await loginPage();
    const right = { email: 'login@example.com', password: PASSWORD };
    expect((await browser.submit(page, { ...right, csrf: '' })).status).toBe(403);
    for (const origin of ['https://evil.example', 'null', `${site.origin}.evil.example`]) {
      expect((await browser.submit(page, right, { origin })).status).toBe(403);
    }
    expect((await createBrowser().submit(page, right)).status).toBe(400);
    const { page: others } = await loginPage();
    const answer = await browser.request(page.url, { headers: { cookie: '' } });
    expect(answer.status).toBe(200);
    expect((await browser.request(others.url)).status).toBe(400);
  });

  test('leads whoever signed in home from a page that is used up; others are told that it expired', async () => {
    const { browser, page, verifier } = await loginPage();
    const accepted = await browser.submit(page, {
      email: 'login@example.com',
      password: PASSWORD,
    });
    await finishSignIn(site, browser, accepted, verifier);
    for (const address of [page.url, `${page.url}/login`, `${page.url}/register`]) {
      const back = await browser.request(address);
      expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
      expect((await createBrowser().request(address)).status).toBe(400);
    }
  });

  test('refuses a form that is too large, and another type of body', async () => {
    const { browser, page } = await loginPage();
    const large = await browser.submit(page, { email: 'a'.repeat(17_000), password: PASSWORD });
    expect(large.status).toBe(413);
    const json = await browser.request(`${page.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
  });

  test.each([
    ['es', { ui_locales: 'es' }, {}, 'Inicia sesión en Sastre'],
    ['de', {}, { cookie: 'lang=de', 'accept-language': 'es' }, 'Bei Sastre anmelden'],
    ['es', {}, { 'accept-language': 'fr, en;q=0.4, es-MX;q=0.9' }, 'Inicia sesión en Sastre'],
    ['en', {}, { 'accept-language': 'fr' }, 'Sign in to Sastre'],
  ])('speaks %s', async (lang, query, headers, title) => {
    const browser = createBrowser();
    const first = await browser.request(authorizationRequest(site, query).url);
    const location = new URL(first.headers.get('location') ?? '', site.origin).href;
    const cookie = [
      `idp_interaction=${browser.cookie('idp_interaction')}`,
      `idp_interaction.sig=${browser.cookie('idp_interaction.sig')}`,
      ...('cookie' in headers ? [headers.cookie] : []),
    ].join('; ');
    const page = await fetch(location, { headers: { ...headers, cookie } });
    const text = await page.text();
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
  });
});

describe('the registration form', () => {
  test.each([
    ['an address that has an account', { email: 'taken@example.com' }, 'cannot be used'],
    ['a short password', { password: 'short', repeat: 'short' }, 'at least 8 characters'],
    ['two passwords', { repeat: 'another one' }, 'not the same'],
    ['no name', { name: ' ' }, 'full name'],
    ['no address', { email: 'nobody' }, 'email address'],
  ])('refuses %s and keeps what was typed, without passwords', async (_case, changes, text) => {
    if (text === 'cannot be used') await register(site, createBrowser(), 'taken@example.com');
    const browser = createBrowser();
    const page = await browser.visit(authorizationRequest(site, {}, 'registrations').url);
    const typed = {
      name: 'Eva <Novak>',
      email: 'new@example.com',
      password: PASSWORD,
      repeat: PASSWORD,
      ...changes,
    };
    const answer = await browser.submit(page, typed);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain(text);
    if (typed.name.trim()) expect(answer.text).toContain('value="Eva &lt;Novak&gt;"');
    expect(answer.text).toContain(`value="${typed.email}"`);
    expect(answer.text).not.toContain(PASSWORD);
  });
});
