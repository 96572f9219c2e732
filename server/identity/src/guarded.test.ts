import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createBrowser, firstForm, type Browser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  isCallback,
  PASSWORD,
} from './testing/client.ts';
import { startSmtpSink, type SmtpSink } from './testing/smtp-sink.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

// Every route that the provider has, from its own list: a new one cannot be forgotten.
let sink: SmtpSink;
let site: TemporarySite;
const email = 'guarded@example.com';
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startTemporarySite(sink.server);
  await site.addUser({ email, name: 'Guarded', password: PASSWORD });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await sink?.stop();
});

async function signIn(browser: Browser) {
  const page = await browser.visit(authorizationRequest(site).url);
  const accepted = await browser.submit(page, { email, password: PASSWORD });
  await browser.visit(accepted.headers.get('location') ?? '', isCallback(site));
  return page;
}

/** All our own addresses of a method, the interaction of this browser filled in. */
async function addresses(browser: Browser, method: string): Promise<string[]> {
  const page = await browser.visit(authorizationRequest(site, { prompt: 'login' }).url);
  const uid = /interaction\/([^/]+)/.exec(firstForm(page).action)?.[1] ?? '';
  const urls = site.routes.filter(
    (route) => route.method === method && !/\*$|\/userinfo$/.test(route.url),
  );
  return [...new Set(urls.map(({ url }) => site.origin + url.replace(':uid', uid)))];
}

describe('every form', () => {
  test('is refused without its guard value, and from another site with it', async () => {
    const browser = createBrowser();
    await signIn(browser);
    await browser.visit(`${site.issuer}/login-actions/forgot-password`);
    const posts = await addresses(browser, 'POST');
    expect(posts.length).toBeGreaterThanOrEqual(7);
    const account = await browser.visit(`${site.issuer}/account/account-security/signing-in`);
    const stolen = firstForm(account).fields['csrf'] ?? '';
    const tries: [Record<string, string>, Record<string, string>][] = [
      [{}, {}],
      [{}, { origin: site.origin }],
      [{ csrf: 'x' }, { origin: site.origin }],
      [{ csrf: stolen }, { origin: 'https://evil.example' }],
      [{ csrf: stolen }, { origin: 'null' }],
    ];
    for (const url of posts) {
      for (const [body, headers] of tries) {
        const fields = { email, password: PASSWORD, token: 'x', current: PASSWORD, ...body };
        const init = { method: 'POST', body: new URLSearchParams(fields), headers };
        const answer = await browser.request(url, init);
        expect([url, answer.status]).toEqual([url, 403]);
        expect(answer.text).toContain('role="alert"');
      }
    }
    expect(sink.mails).toEqual([]);
  });
});

describe('every page', () => {
  test('has the headers, no script or style of its own, and leads nowhere else', async () => {
    const browser = createBrowser();
    await signIn(browser);
    const pages = (await addresses(browser, 'GET')).filter(
      (url) => !/\/assets\/|\.html|\/userinfo$/.test(url),
    );
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const address of pages) {
      const url = `${address}?redirect_uri=https://evil.example&continue=//evil.example&from=//evil.example`;
      const answer = await browser.request(url);
      expect([address, answer.headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(answer.text).not.toMatch(
        / style=| on[a-z]+=|<style|<script(?! type="module" src="\/idp\/assets\/)/,
      );
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, address).origin).toBe(site.origin);
      expect(answer.text).not.toContain('evil.example');
    }
  });

  test('labels each field, names it for password managers, and says the rules before typing', async () => {
    const browser = createBrowser();
    const login = await browser.visit(authorizationRequest(site).url);
    const register = await createBrowser().visit(
      authorizationRequest(site, {}, 'registrations').url,
    );
    for (const { text } of [login, register]) {
      for (const [tag, id] of text.matchAll(/<input id="([^"]+)"[^>]*>/g)) {
        expect(text).toContain(`<label for="${id}"`);
        expect(tag).toMatch(/autocomplete="(username|name|current-password|new-password)"/);
      }
    }
    expect(register.text).toContain('<p class="hint" id="password-hint">At least 8 characters</p>');
    expect(register.text).toContain('aria-describedby="password-hint"');
  });

  test('with an error puts the focus on it, and leads to the field', async () => {
    const browser = createBrowser();
    const page = await browser.visit(authorizationRequest(site, {}, 'registrations').url);
    const wrong = await browser.submit(page, {
      name: 'Ana',
      email: 'none',
      password: '',
    });
    expect(wrong.text).toMatch(/role="alert" id="error" tabindex="-1" autofocus><a href="#email">/);
    expect(wrong.text.match(/autofocus/g)).toHaveLength(1);
    expect(wrong.text).toMatch(
      /<input id="email"[^>]*aria-describedby="error"[^>]*aria-invalid="true"/,
    );
  });

  test.each([
    ['theme=dark', ' data-theme="dark"'],
    ['a=b; theme=light', ' data-theme="light"'],
    ['theme="><script>', ''],
    ['', ''],
  ])('follows the theme of the site: %s', async (cookie, attribute) => {
    const headers = { cookie };
    const form = await fetch(`${site.issuer}/login-actions/forgot-password`, { headers });
    const refused = await fetch(`${site.issuer}/protocol/openid-connect/auth`, { headers });
    for (const answer of [form, refused]) {
      expect(await answer.text()).toContain(`<html${attribute} lang="en">`);
    }
  });
});

test('a session id that was planted is not taken over, and each sign-in has one of its own', async () => {
  const planted = 'a'.repeat(43);
  const browser = createBrowser();
  const page = await browser.visit(authorizationRequest(site).url);
  const { action, fields } = firstForm(page);
  const uid = /interaction\/([^/]+)/.exec(action)?.[1] ?? '';
  const jar = ['idp_interaction', 'idp_interaction.sig'].map(
    (name) => `${name}=${browser.cookie(name)}`,
  );
  const accepted = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin, cookie: [...jar, `idp_session=${planted}`].join('; ') },
    body: new URLSearchParams({ ...fields, email, password: PASSWORD }),
  });
  expect([accepted.status, uid.length > 0]).toEqual([303, true]);
  expect(accepted.headers.getSetCookie().join()).not.toContain(planted);

  const first = createBrowser();
  await signIn(first);
  const before = first.cookie('idp_session');
  const again = await first.visit(authorizationRequest(site, { prompt: 'login' }).url);
  const signedIn = await first.submit(again, { email, password: PASSWORD });
  await first.visit(signedIn.headers.get('location') ?? '', isCallback(site));
  expect(first.cookie('idp_session')).not.toBe(before);
  const { url } = authorizationRequest(site, { prompt: 'none' });
  const stale = await fetch(url, {
    redirect: 'manual',
    headers: {
      cookie: `idp_session=${before}; idp_session.sig=${first.cookie('idp_session.sig')}`,
    },
  });
  const parameters = callbackParameters(stale.headers.get('location') ?? site.origin);
  expect(parameters.get('error')).toBe('login_required');
});

test('a sign-in that is used up leads home whoever has a session, by link and by form', async () => {
  const browser = createBrowser();
  const page = await signIn(browser);
  const form = await browser.submit(page, { email, password: PASSWORD });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/']);
  expect((await createBrowser().submit(page, { email, password: PASSWORD })).status).toBe(400);
});
