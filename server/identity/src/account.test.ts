import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBrowser, type Browser } from './testing/browser.ts';
import {
  authorizationRequest,
  finishSignIn,
  isCallback,
  callbackParameters,
  PASSWORD,
  refresh,
  register,
} from './testing/client.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const page = () => `${site.issuer}/account/account-security/signing-in`;
const change = { current: PASSWORD, password: 'another horse' };

async function login(browser: Browser, email: string, password: string) {
  const { url, verifier } = authorizationRequest(site);
  const accepted = await browser.submit(await browser.visit(url), { email, password });
  return { accepted, verifier };
}

test('a change of the password ends all other sessions and refresh tokens, not the own session', async () => {
  const email = 'change@example.com';
  const here = createBrowser();
  const mine = await register(site, here, email);
  const there = createBrowser();
  const signedIn = await login(there, email, PASSWORD);
  const theirs = await finishSignIn(site, there, signedIn.accepted, signedIn.verifier);
  const form = await here.visit(`${page()}?referrer=cv-web`);
  expect([form.url, form.status]).toEqual([page(), 200]);
  expect(form.text).toContain(email);

  const saved = await here.submit(form, change);
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('role="status"');
  expect((await refresh(site, theirs.refresh_token)).status).toBe(400);
  expect((await refresh(site, mine.refresh_token)).status).toBe(400);
  const silent = () => authorizationRequest(site, { prompt: 'none' }).url;
  const mineAfter = callbackParameters((await here.visit(silent(), isCallback(site))).url);
  expect(mineAfter.get('code')).toBeTruthy();
  const theirsAfter = callbackParameters((await there.visit(silent(), isCallback(site))).url);
  expect(theirsAfter.get('error')).toBe('login_required');
  expect((await login(createBrowser(), email, PASSWORD)).accepted.status).toBe(401);
  expect((await login(createBrowser(), email, change.password)).accepted.status).toBe(303);
});

test.each([
  [401, { current: 'wrong' }, 'current password is wrong'],
  [400, { password: 'short' }, 'at least 8 characters'],
  [403, { csrf: 'x' }, 'nothing was saved'],
])('answers %s to a change with %o and saves nothing', async (status, changes, text) => {
  const email = `refused-${text.length}@example.com`;
  const browser = createBrowser();
  await register(site, browser, email);
  const answer = await browser.submit(await browser.visit(page()), { ...change, ...changes });
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(text);
  expect((await login(createBrowser(), email, PASSWORD)).accepted.status).toBe(303);
});

test.each([
  ['password', { current: 'wrong' }, 'Change password', 'current'],
  ['password', { password: 'short' }, 'Change password', 'password'],
  ['name', { name: ' ' }, 'Change name', 'name'],
])('what is wrong with a new %s stands over its form and leads to the field', async (...row) => {
  const [, changes, heading, field] = row;
  const browser = createBrowser();
  await register(site, browser, `placed-${field}@example.com`);
  const { text } = await browser.submit(await browser.visit(page()), { ...change, ...changes });
  const [before, behind = ''] = text.split(/<p class="alert"[^>]*>/);
  expect(before).toMatch(new RegExp(`<h2>${heading}</h2>\\s*$`));
  expect(behind).toMatch(new RegExp(`^<a href="#${field}">[^<]+</a></p>\\s*<form `));
  const [input] = new RegExp(`<input id="${field}"[^>]*>`).exec(behind) ?? [];
  expect(input).toMatch(/aria-describedby="[^"]*\berror"/);
  expect(input).toContain('aria-invalid="true"');
});

test('a visitor without a session signs in first and then comes to the page', async () => {
  const email = 'visitor@example.com';
  await register(site, createBrowser(), email);
  const browser = createBrowser();
  const loginPage = await browser.visit(page());
  const accepted = await browser.submit(loginPage, { email, password: PASSWORD });
  const arrived = await browser.visit(accepted.headers.get('location') ?? '');
  expect([arrived.url, arrived.status]).toEqual([page(), 200]);
  expect(arrived.text).toContain('autocomplete="new-password"');
});

test('a change posted from another site is refused', async () => {
  const browser = createBrowser();
  await register(site, browser, 'foreign@example.com');
  const form = await browser.visit(page());
  const answer = await browser.submit(form, change, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
});

test('the password that somebody has is no new one, and ends no session', async () => {
  const here = createBrowser();
  await register(site, here, 'same@example.com');
  const there = createBrowser();
  const signedIn = await login(there, 'same@example.com', PASSWORD);
  const theirs = await finishSignIn(site, there, signedIn.accepted, signedIn.verifier);
  const refused = await here.submit(await here.visit(page()), {
    current: PASSWORD,
    password: PASSWORD,
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Choose another one');
  expect((await refresh(site, theirs.refresh_token)).status).toBe(200);
});

test('the name that is typed anew is in the tokens from then on, and no session ends by that', async () => {
  const here = createBrowser();
  const mine = await register(site, here, 'renamed@example.com');
  const shown = await here.submit(await here.visit(page()), { name: ' Ana <María> ' });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('Your name is changed.');
  expect(shown.text).toContain('value="Ana &lt;María&gt;"');
  const answer = await refresh(site, mine.refresh_token);
  expect(answer.status).toBe(200);
  const claims = JSON.parse(
    Buffer.from(answer.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { name: string };
  expect(claims.name).toBe('Ana <María>');
});

test.each([
  [400, { name: ' ' }, 'Enter your full name.'],
  [400, { name: 'x'.repeat(201) }, 'Enter your full name.'],
  [403, { name: 'Ana', csrf: 'x' }, 'nothing was saved'],
])('answers %s to a new name with %j and saves nothing', async (status, changes, text) => {
  const browser = createBrowser();
  await register(site, browser, `unnamed-${changes.name.length}@example.com`);
  const before = await browser.visit(page());
  const answer = await browser.submit(before, changes);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  const nameOf = (text: string) => /id="name"[^>]* value="([^"]*)"/.exec(text)?.[1];
  expect(nameOf((await browser.visit(page())).text)).toBe(nameOf(before.text));
});
