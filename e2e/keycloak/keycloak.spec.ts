import type { Page } from '@playwright/test';
import { onboardShortly } from '../support/people/member.ts';
import { newPerson } from '../support/people/people.ts';
import {
  changePasswordAtKeycloak,
  registerAtKeycloak,
  signInAtKeycloak,
} from './keycloak.pages.ts';
import { expect, test } from './keycloak-site.ts';
import { answersRefresh, bearerOf, claimsOf, readsCv, refusals, statusWith } from './tokens.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const welcome = (page: Page) => page.getByRole('button', { name: 'Get Started' }).first();

test('who registers at Keycloak is known to the API and stays signed in, by refresh and by reload', async ({
  page,
  site,
  realm,
}) => {
  const person = newPerson('Ada Marlow');
  const refused = refusals(page, site);
  const firstRead = page.waitForRequest(readsCv(site));
  await registerAtKeycloak(page, site, person);
  const token = bearerOf(await firstRead);
  const claims = claimsOf(token);
  expect(claims).toMatchObject({
    iss: realm.url,
    azp: 'sastre-web',
    name: person.name,
    email: person.email,
  });
  expect([claims.aud].flat()).toContain('cv-api');
  expect(await statusWith(site, token)).toBe(200);

  // Silent: what is being typed meanwhile is not disturbed.
  const refresh = page.waitForResponse(answersRefresh);
  await onboardShortly(page, person);
  const answer = await refresh;
  expect(answer.status()).toBe(200);
  const fresh = (await answer.json()) as Record<'access_token' | 'id_token', string>;
  expect(claimsOf(fresh.access_token)).toMatchObject({ sid: claims.sid });
  expect(claimsOf(fresh.access_token).jti).not.toBe(claims.jti);
  expect(await statusWith(site, fresh.access_token)).toBe(200);
  expect(await statusWith(site, fresh.id_token)).toBe(401);
  expect(await statusWith(site, await realm.serviceToken())).toBe(401);

  const nextRead = page.waitForRequest(readsCv(site));
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(title(page, `Welcome, ${person.name}`)).toBeVisible();
  const used = claimsOf(bearerOf(await nextRead));
  expect(used.sid).toBe(claims.sid);
  expect(used.iat).toBeGreaterThanOrEqual(claimsOf(fresh.access_token).iat);

  const readAgain = page.waitForRequest(readsCv(site));
  await page.reload();
  await expect(title(page, `Welcome, ${person.name}`)).toBeVisible();
  expect(claimsOf(bearerOf(await readAgain)).sid).toBe(claims.sid);
  expect(refused).toEqual([]);

  // A refresh token is used up: who has stolen one ends the session, and nothing more.
  const stolen = new URLSearchParams(answer.request().postData() ?? '');
  const replay = await fetch(answer.url(), { method: 'POST', body: stolen });
  expect(replay.status).toBe(400);
  expect(await replay.json()).toMatchObject({ error: 'invalid_grant' });
});

test('the imported realm lets nobody in without PKCE or to another address', async ({
  site,
  realm,
}) => {
  const asked = async (changes: Record<string, string>) => {
    const query = new URLSearchParams({
      client_id: 'sastre-web',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${site.url}/`,
      ...changes,
    });
    const answer = await fetch(`${realm.url}/protocol/openid-connect/auth?${query}`, {
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return `${answer.status} ${new URL(answer.headers.get('location') ?? 'none:').searchParams.get('error')}`;
  };
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  expect(await asked(pkce)).toBe('200 null');
  expect(await asked({})).toBe('302 invalid_request');
  expect(await asked({ ...pkce, code_challenge_method: 'plain' })).toBe('302 invalid_request');
  for (const redirect_uri of [
    `${site.url}/plans`,
    `${site.url}.example.org/`,
    `${site.url}@example.org/`,
    'https://example.org/',
  ])
    expect(await asked({ ...pkce, redirect_uri }), redirect_uri).toBe('400 null');
});

test('the password is changed in a tab of its own, and logging out leads to the origin and ends the token', async ({
  page,
  site,
  realm,
}) => {
  const person = newPerson('Ines Duarte');
  const firstRead = page.waitForRequest(readsCv(site));
  await registerAtKeycloak(page, site, person);
  const token = bearerOf(await firstRead);
  await page.goto(`${site.url}/my-account`);
  await expect(page.getByText(person.email)).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const tab = await opened;
  await expect(title(tab, 'Signing in')).toBeVisible();
  expect(tab.url()).toBe(`${realm.url}/account/account-security/signing-in`);
  const changed = { ...person, password: 'another horse battery' };
  await changePasswordAtKeycloak(tab, changed.password);
  await expect(title(tab, 'Signing in')).toBeVisible();
  await tab.close();
  await expect(title(page, 'My Account')).toBeVisible();

  expect(await statusWith(site, token)).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${site.url}/`);
  await expect(welcome(page)).toBeVisible();
  // Keycloak has told the server: who has kept the token has nothing.
  await expect.poll(() => statusWith(site, token)).toBe(401);
  expect(claimsOf(token).exp * 1_000).toBeGreaterThan(Date.now());
  // Not by our own forgetting alone: Keycloak's session is over, so the silent check finds none.
  await signInAtKeycloak(page, `${site.url}/my-account`, person);
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await signInAtKeycloak(page, `${site.url}/my-account`, changed);
  await page.waitForURL(`${site.url}/my-account`);
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a deleted account is gone at Keycloak, its token is refused, and nobody signs in with it', async ({
  page,
  site,
  realm,
}) => {
  const person = newPerson('Jonas Weber');
  await registerAtKeycloak(page, site, person);
  await page.goto(`${site.url}/my-account`);
  await expect(title(page, 'My Account')).toBeVisible();
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  expect(await realm.usersWith(person.email)).toBe(1);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  const token = bearerOf(await deletion);
  await page.waitForURL(`${site.url}/`);
  await expect(welcome(page)).toBeVisible();
  expect(dialogs).toEqual([
    expect.stringContaining('Delete your account?'),
    'Your account has been deleted. You will be signed out.',
  ]);
  expect(await statusWith(site, token)).toBe(401);
  await expect.poll(() => realm.usersWith(person.email)).toBe(0);

  await signInAtKeycloak(page, site.url, person);
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await page.goto(site.url);
  await expect(welcome(page)).toBeVisible();
});

test('Keycloak speaks the language that was chosen here', async ({ page, site }) => {
  for (const [language, signIn] of [
    ['es', 'Iniciar sesión'],
    ['de', 'Anmelden'],
  ] as const) {
    await page.goto(`${site.url}/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('banner').getByRole('button', { name: signIn }).click();
    await expect(page.locator('#username')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
