import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createBrowser } from './testing/browser.ts';
import { authorizationRequest, finishSignIn, PASSWORD, register } from './testing/client.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

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
        answer.text
          .replaceAll(email, '')
          .replace(/interaction\/[^/"]+|value="[^"]+"|from=[^&"]+/g, ''),
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
    ['a short password', { password: 'short' }, 'at least 8 characters'],
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
      ...changes,
    };
    const answer = await browser.submit(page, typed);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain(text);
    const offersSignIn = /href="[^"]+\/login">Sign in instead\?/.test(answer.text);
    expect(offersSignIn).toBe(text === 'cannot be used');
    if (typed.name.trim()) expect(answer.text).toContain('value="Eva &lt;Novak&gt;"');
    expect(answer.text).toContain(`value="${typed.email}"`);
    expect(answer.text).not.toContain(PASSWORD);
  });
});
