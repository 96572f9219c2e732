import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeResetLink } from './sign-in/password-reset.ts';
import { identityPaths } from './site/paths.ts';
import { createBrowser } from './testing/browser.ts';
import { authorizationRequest, PASSWORD, refresh, register } from './testing/client.ts';
import { REALM, startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

let site: TemporarySite;
let named: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
  named = await startTemporarySite(undefined, {
    support: 'help@example.org',
    legal: { terms: { en: '# T' }, privacy: { en: '# P' }, imprint: { en: '# I' } },
    checkout: {},
  });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await named?.stop();
});

const NEW_PASSWORD = 'another horse';
const signInPage = async (at: TemporarySite) => createBrowser().visit(authorizationRequest(at).url);
async function forgotPage(at: TemporarySite) {
  const browser = createBrowser();
  const { text } = await browser.visit(authorizationRequest(at).url);
  const href = /href="([^"]*forgot-password[^"]*)"/.exec(text)?.[1] ?? '';
  return { browser, page: await browser.visit(at.origin + href.replaceAll('&amp;', '&')) };
}
const link = async (email: string) =>
  makeResetLink({ db: site.db, clock: site.now }, identityPaths(site.origin, REALM), email);

describe('a forgotten password where no mail is sent', () => {
  test('has a page that says so, and leads back to the sign-in that it came from', async () => {
    const { browser, page } = await forgotPage(site);
    expect(page.status).toBe(200);
    expect(page.text).toContain('This site sends no emails');
    expect(page.text).toContain('This site gives no contact address.');
    expect(page.text).not.toContain('mailto:');
    const back = /href="([^"]*\/interaction\/[^"]*\/login)"/.exec(page.text)?.[1] ?? '';
    expect((await browser.visit(site.origin + back)).text).toContain('Sign in to Sastre');
  });

  test('names the address of support where there is one', async () => {
    const { page } = await forgotPage(named);
    expect(page.text).toContain('<a href="mailto:help@example.org">help@example.org</a>');
  });

  test('is replaced by a link that whoever runs the site hands over, once', async () => {
    const email = 'handed@example.com';
    const tokens = await register(site, createBrowser(), email);
    const made = await link(email.toUpperCase());
    expect(made?.link.startsWith(`${site.issuer}/login-actions/new-password?token=`)).toBe(true);
    const browser = createBrowser();
    const page = await browser.visit(made?.link ?? '');
    const answers = await Promise.all([
      browser.submit(page, { password: NEW_PASSWORD }),
      browser.submit(page, { password: NEW_PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await createBrowser().visit(made?.link ?? '')).status).toBe(400);
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
    const signIn = async (password: string) => {
      const here = createBrowser();
      const form = await here.visit(authorizationRequest(site).url);
      return (await here.submit(form, { email, password })).status;
    };
    expect([await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 303]);
    const user = await site.db
      .selectFrom('idp_user')
      .select('email_verified')
      .where('email', '=', email)
      .executeTakeFirst();
    // Nobody has shown that mail to it arrives.
    expect(user?.email_verified).toBe(false);
  });

  test('by a link that is good for a day, and for an account that there is', async () => {
    const email = 'late@example.com';
    await register(site, createBrowser(), email);
    const made = await link(email);
    site.advance(24 * 3600 - 1);
    expect((await createBrowser().visit(made?.link ?? '')).status).toBe(200);
    site.advance(1);
    const late = await createBrowser().visit(made?.link ?? '');
    expect(late.status).toBe(400);
    expect(late.text).not.toContain('Send a new link');
    expect(await link('nobody@example.com')).toBeUndefined();
  });
});

describe('who runs the site', () => {
  test('is linked at the foot of every page, where it is configured', async () => {
    const { text } = await signInPage(named);
    for (const path of ['imprint', 'privacy', 'terms']) expect(text).toContain(`href="/${path}"`);
    expect(text).toContain('<a href="mailto:help@example.org">Help</a>');
    const bare = (await signInPage(site)).text;
    expect(bare).not.toContain('<footer>');
    expect(bare).not.toContain('<!--foot');
  });

  test('is told before an account is made', async () => {
    const page = async (at: TemporarySite) =>
      (await createBrowser().visit(authorizationRequest(at, {}, 'registrations').url)).text;
    expect(await page(named)).toMatch(/you accept the <a href="\/terms"[^>]*>terms</);
    expect(await page(named)).toMatch(/your data: <a href="\/privacy"[^>]*>privacy</);
    expect(await page(site)).not.toContain('you accept');
    expect(await page(site)).toContain('Free, no card.');
  });
});

test('sign-in and registration lead to each other, and say the product’s name once in their title', async () => {
  const browser = createBrowser();
  const form = await browser.visit(authorizationRequest(site, {}, 'registrations').url);
  expect(/<title>(.*)<\/title>/.exec(form.text)?.[1]).toBe('Create your Sastre account');
  const follow = async (text: string, ending: string) => {
    const href = new RegExp(`href="([^"]*/${ending})"`).exec(text)?.[1] ?? '';
    return browser.visit(site.origin + href);
  };
  const signIn = await follow(form.text, 'login');
  expect(/<title>(.*)<\/title>/.exec(signIn.text)?.[1]).toBe('Sign in to Sastre');
  expect((await follow(signIn.text, 'register')).text).toContain('Create your Sastre account');
});
