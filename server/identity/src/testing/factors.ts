import { Secret, TOTP } from 'otpauth';
import { createBrowser, firstForm, type Browser, type Page } from './browser.ts';
import { authorizationRequest, finishSignIn, PASSWORD } from './client.ts';
import { makeResetLink } from '../sign-in/password-reset.ts';
import { identityPaths } from '../site/paths.ts';
import { REALM, type TemporarySite } from './temporary-site.ts';

/** Where the page "Signing in" is. */
export function accountUrl(site: TemporarySite, part = ''): string {
  return `${site.issuer}/account/account-security/signing-in${part}`;
}

/** The code that an authenticator app shows, some steps of 30 seconds from now. */
export function appCode(site: TemporarySite, secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: site.now() + steps * 30_000,
  });
}

/** Follows the redirect of an answer. */
export async function followed(browser: Browser, page: Page): Promise<Page> {
  const location = page.headers.get('location');
  return location === null ? page : browser.visit(new URL(location, page.url).href);
}

/** Types address and password into a new sign-in; answers the page that comes. */
export async function typePassword(
  site: TemporarySite,
  browser: Browser,
  email: string,
  password: string = PASSWORD,
): Promise<{ answer: Page; verifier: string }> {
  const { url, verifier } = authorizationRequest(site, { prompt: 'login' });
  const answer = await browser.submit(await browser.visit(url), { email, password });
  return { answer, verifier };
}

/** Goes to the second step of a sign-in. */
export async function toSecondStep(
  site: TemporarySite,
  browser: Browser,
  email: string,
  password?: string,
) {
  const { answer, verifier } = await typePassword(site, browser, email, password);
  return { page: await followed(browser, answer), verifier };
}

/** The recovery codes that a page shows. */
export function codesOf(page: Page): string[] {
  return [...page.text.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code = '']) => code);
}

/** An account with an authenticator app, signed in in a browser. */
export async function memberWithApp(site: TemporarySite, email: string) {
  const id = await site.addUser({ email, name: 'Ana María', password: PASSWORD });
  const browser = createBrowser();
  const { answer, verifier } = await typePassword(site, browser, email);
  const tokens = await finishSignIn(site, browser, answer, verifier);
  return { id, email, browser, tokens, ...(await setUpApp(site, browser)) };
}

/** Sets an authenticator app up on the pages. The clock goes on, so that its next code is a new one. */
export async function setUpApp(site: TemporarySite, browser: Browser) {
  const asked = await browser.visit(accountUrl(site, '/app'));
  const page = await followed(browser, await browser.submit(asked, { current: PASSWORD }));
  const secret = /class="key">([^<]+)</.exec(page.text)?.[1]?.replaceAll(' ', '') ?? '';
  const shown = await browser.submit(page, { code: appCode(site, secret) });
  site.advance(30);
  return { secret, shown, codes: codesOf(shown), form: firstForm(page) };
}

/** Chooses a new password by a link, as after a forgotten one. */
export async function newPassword(site: TemporarySite, email: string, password: string) {
  const parts = { db: site.db, clock: site.now };
  const made = await makeResetLink(parts, identityPaths(site.origin, REALM), email);
  const browser = createBrowser();
  const page = await browser.visit(made?.link ?? '');
  const { status } = await browser.submit(page, { password });
  if (status !== 200) throw new Error(`No new password: ${status}`);
}
