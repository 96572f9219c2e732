import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createBrowser, firstForm, type Browser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  finishSignIn,
  isCallback,
  PASSWORD,
  refresh,
} from './testing/client.ts';
import {
  accountUrl,
  appCode,
  codesOf,
  followed,
  memberWithApp,
  newPassword,
  setUpApp,
  toSecondStep,
  typePassword,
} from './testing/factors.ts';
import { gist } from './testing/mail-site.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

// Attacks on the second step: whoever has the password, and no more, does not get in.
let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

type Second = Awaited<ReturnType<typeof toSecondStep>>;
const isSecondStep = /\/second-step"/;
const silent = (browser: Browser) =>
  browser.visit(authorizationRequest(site, { prompt: 'none' }).url, isCallback(site));
const errorOf = async (browser: Browser) =>
  callbackParameters((await silent(browser)).url).get('error');

/** Brings a code to the second step in a new browser; 303: it is signed in. */
async function bring(email: string, code: string, browser = createBrowser()) {
  const { page } = await toSecondStep(site, browser, email);
  expect(page.text).toMatch(isSecondStep);
  const { status, headers } = await browser.submit(page, { code });
  if (status === 303) expect(headers.get('location')).toContain('/auth/');
  return status;
}

describe('a code of the authenticator app', () => {
  test('is asked for after the password, and signs in', async () => {
    const { email, secret } = await memberWithApp(site, 'asked@example.com');
    const browser = createBrowser();
    const { page, verifier } = await toSecondStep(site, browser, email);
    expect(page.text).toMatch(isSecondStep);
    expect(page.text).toMatch(/<input id="code"[^>]*autocomplete="one-time-code"/);
    const typed = appCode(site, secret).replace(/(...)/, '$1 ');
    const accepted = await browser.submit(page, { code: typed });
    const tokens = await finishSignIn(site, browser, accepted, verifier);
    expect(tokens.status).toBe(200);
  });

  test('counts once, whoever brings it, also at the same moment and as it was set up with', async () => {
    const { email, secret } = await memberWithApp(site, 'once@example.com');
    expect(await bring(email, appCode(site, secret, -1))).toBe(401);
    const code = appCode(site, secret);
    const two = [createBrowser(), createBrowser()];
    const pages = await Promise.all(two.map((browser) => toSecondStep(site, browser, email)));
    const answers = await Promise.all(
      two.map((browser, n) => browser.submit((pages[n] as Second).page, { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
    expect(await bring(email, code)).toBe(401);
    // The next one is good already; then the one before it is not any more.
    expect(await bring(email, appCode(site, secret, 1))).toBe(303);
    expect(await bring(email, code)).toBe(401);
  });

  test.each([
    ['older than the step before', -2],
    ['of the step after the next', 2],
  ])('%s is refused', async (_when, steps) => {
    const { email, secret } = await memberWithApp(site, `step${steps}@example.com`);
    site.advance(90);
    expect(await bring(email, appCode(site, secret, steps))).toBe(401);
    expect(await bring(email, appCode(site, secret, Math.sign(steps)))).toBe(303);
  });

  test('of another account is refused, and its recovery codes', async () => {
    const mine = await memberWithApp(site, 'mine@example.com');
    const theirs = await memberWithApp(site, 'theirs@example.com');
    expect(await bring(theirs.email, appCode(site, mine.secret))).toBe(401);
    expect(await bring(theirs.email, mine.codes[0] ?? '')).toBe(401);
    expect(await bring(theirs.email, theirs.codes[0] ?? '')).toBe(303);
  });

  test('after five wrong ones waits, the right one too, from wherever; a known browser does not', async () => {
    const { email, secret, codes, browser } = await memberWithApp(site, 'tries@example.com');
    for (let n = 0; n < 5; n += 1) expect(await bring(email, '000000')).toBe(401);
    expect(await bring(email, appCode(site, secret))).toBe(429);
    expect(await bring(email, codes[0] ?? '')).toBe(429);
    expect(await bring(email, appCode(site, secret), browser)).toBe(303);
    expect(await bring(email, codes[0] ?? '')).toBe(429);
    site.advance(900);
    expect(await bring(email, codes[0] ?? '')).toBe(303);
  });
});

describe('the second step', () => {
  test('cannot be skipped: there is no session, no code and nothing to go on to', async () => {
    const { email } = await memberWithApp(site, 'skipped@example.com');
    const browser = createBrowser();
    const { page } = await toSecondStep(site, browser, email);
    expect(await errorOf(browser)).toBe('login_required');
    const again = await browser.visit(authorizationRequest(site).url);
    expect(again.text).toContain('autocomplete="current-password"');
    const resumed = firstForm(page).action.replace(/^.*interaction\/([^/]+)\/.*$/, '$1');
    const answer = await browser.request(`${site.issuer}/protocol/openid-connect/auth/${resumed}`);
    expect(answer.headers.get('location') ?? '').not.toContain('code=');
    expect((await browser.visit(accountUrl(site))).text).toContain('current-password');
    expect(browser.cookie('idp_session')).toBeUndefined();
  });

  test('is not there before the password was right, nor in another sign-in or browser', async () => {
    const { email, secret } = await memberWithApp(site, 'before@example.com');
    const browser = createBrowser();
    const login = await browser.visit(authorizationRequest(site).url);
    const { action, fields } = firstForm(login);
    const straight = action.replace(/login$/, 'second-step');
    const post = (on: Browser) =>
      on.request(straight, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, code: appCode(site, secret) }),
        headers: { origin: site.origin },
      });
    const early = await post(browser);
    expect(early.headers.get('location')).toMatch(/\/login$/);
    expect((await browser.visit(straight)).text).toContain('current-password');
    await browser.submit(login, { email, password: PASSWORD });
    expect((await post(createBrowser())).status).toBe(400);
    expect((await post(browser)).headers.get('location')).toContain('/auth/');
  });

  test('ends after ten minutes, and with a new password', async () => {
    const { email, secret } = await memberWithApp(site, 'late@example.com');
    const browser = createBrowser();
    const { page } = await toSecondStep(site, browser, email);
    site.advance(601);
    const late = await browser.submit(page, { code: appCode(site, secret) });
    expect(late.headers.get('location')).toMatch(/\/login$/);

    const other = createBrowser();
    const begun = await toSecondStep(site, other, email);
    await newPassword(site, email, 'another horse');
    const ended = await other.submit(begun.page, { code: appCode(site, secret) });
    expect(ended.headers.get('location')).toMatch(/\/login$/);
  });

  test('comes after a forgotten password as well, and its count is not forgotten', async () => {
    const { email, secret } = await memberWithApp(site, 'forgot@example.com');
    for (let n = 0; n < 5; n += 1) await bring(email, '000000');
    await newPassword(site, email, 'another horse');
    const browser = createBrowser();
    const { page } = await toSecondStep(site, browser, email, 'another horse');
    expect(page.text).toMatch(isSecondStep);
    expect((await browser.submit(page, { code: appCode(site, secret) })).status).toBe(429);
    expect(await errorOf(browser)).toBe('login_required');
  });

  test('is nothing that anybody learns of without the password', async () => {
    const { email } = await memberWithApp(site, 'hidden@example.com');
    await site.addUser({ email: 'plain@example.com', name: 'Plain', password: PASSWORD });
    const shown = async (typed: string) => {
      const { answer } = await typePassword(site, createBrowser(), typed, 'wrong');
      return [answer.status, gist(answer, typed)];
    };
    const without = await shown('plain@example.com');
    expect(await shown(email)).toEqual(without);
    expect(await shown('nobody@example.com')).toEqual(without);
  });
});

describe('setting up an authenticator app', () => {
  test('asks for the password, counts only once a code was right, and ends all other sessions', async () => {
    const email = 'setup@example.com';
    await site.addUser({ email, name: 'Set Up', password: PASSWORD });
    const [here, there] = [createBrowser(), createBrowser()];
    for (const browser of [here, there]) {
      const { answer, verifier } = await typePassword(site, browser, email);
      await finishSignIn(site, browser, answer, verifier);
    }
    const theirs = await typePassword(site, there, email);
    const tokens = await finishSignIn(site, there, theirs.answer, theirs.verifier);
    const asked = await here.visit(accountUrl(site, '/app'));
    expect((await here.submit(asked, { current: 'wrong' })).status).toBe(401);
    expect((await here.visit(accountUrl(site, '/app/set-up'))).text).not.toContain('class="key"');
    const page = await followed(here, await here.submit(asked, { current: PASSWORD }));
    expect(page.text).toContain('<svg class="qr" role="img"');
    // Half set up: nobody is asked, and nobody is signed out.
    expect((await here.submit(page, { code: '000000' })).status).toBe(400);
    expect(
      (await typePassword(site, createBrowser(), email)).answer.headers.get('location'),
    ).not.toMatch(/second-step/);
    expect(await errorOf(there)).toBeNull();
    // Not in another session of the account either.
    expect((await there.visit(accountUrl(site, '/app/set-up'))).text).not.toContain('class="key"');

    const { shown } = await setUpApp(site, here);
    expect(shown.text).toContain('All other devices have been signed out.');
    expect(codesOf(shown)).toHaveLength(10);
    expect(await errorOf(there)).toBe('login_required');
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
    expect(await errorOf(here)).toBeNull();
    const { page: second } = await toSecondStep(site, createBrowser(), email);
    expect(second.text).toMatch(isSecondStep);
  });

  test('is over after half an hour, and does not replace one that is there', async () => {
    const { browser, form, secret } = await memberWithApp(site, 'again@example.com');
    expect((await browser.visit(accountUrl(site, '/app'))).url).toBe(accountUrl(site));
    const again = await browser.request(form.action, {
      method: 'POST',
      body: new URLSearchParams({ ...form.fields, code: appCode(site, secret) }),
      headers: { origin: site.origin },
    });
    expect(again.headers.get('location')).toMatch(/signing-in$/);

    const late = 'setlate@example.com';
    await site.addUser({ email: late, name: 'Late', password: PASSWORD });
    const other = createBrowser();
    const { answer, verifier } = await typePassword(site, other, late);
    await finishSignIn(site, other, answer, verifier);
    const asked = await other.visit(accountUrl(site, '/app'));
    const page = await followed(other, await other.submit(asked, { current: PASSWORD }));
    site.advance(1801);
    const answered = await other.submit(page, { code: '123456' });
    expect(answered.headers.get('location')).toMatch(/signing-in$/);
  });
});

describe('recovery codes', () => {
  test('are good once each, however they are typed, and kept as hashes', async () => {
    const { id, email, codes } = await memberWithApp(site, 'codes@example.com');
    const [first = '', second = ''] = codes;
    expect(await bring(email, first)).toBe(303);
    expect(await bring(email, first)).toBe(401);
    expect(await bring(email, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).toBe(303);
    const rows = await site.db.selectFrom('idp_recovery_code').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const code of codes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
    expect(rows.filter(({ user_id }) => user_id === id)).toHaveLength(10);
  });

  test('are made anew with password and factor, and the old ones are void', async () => {
    const { email, codes, browser, secret } = await memberWithApp(site, 'renewed@example.com');
    const asked = await browser.visit(accountUrl(site, '/codes'));
    expect((await browser.submit(asked, { current: PASSWORD, code: '' })).status).toBe(401);
    const code = appCode(site, secret);
    const shown = await browser.submit(asked, { current: PASSWORD, code });
    expect(codesOf(shown)).toHaveLength(10);
    expect(codesOf(shown)).not.toContain(codes[0]);
    expect(await bring(email, codes[0] ?? '')).toBe(401);
    expect(await bring(email, codesOf(shown)[0] ?? '')).toBe(303);
    expect((await browser.visit(accountUrl(site))).text).toContain('9 of 10 left');
  });
});

describe('removing the authenticator app', () => {
  test.each([
    ['a session alone', { current: '', code: '' }],
    ['the password alone', { current: PASSWORD, code: '' }],
    ['a wrong code', { current: PASSWORD, code: '000000' }],
    ['a code without the password', { current: 'wrong', code: 'right' }],
  ])('is refused with %s', async (what, { current, code }) => {
    const { email, browser, secret } = await memberWithApp(site, `off-${what.length}@example.com`);
    const asked = await browser.visit(accountUrl(site, '/remove-app'));
    const typed = code === 'right' ? appCode(site, secret) : code;
    expect((await browser.submit(asked, { current, code: typed })).status).toBe(401);
    expect((await toSecondStep(site, createBrowser(), email)).page.text).toMatch(isSecondStep);
  });

  test('with both leaves the password alone, and no recovery code', async () => {
    const { id, email, browser, secret } = await memberWithApp(site, 'off@example.com');
    const asked = await browser.visit(accountUrl(site, '/remove-app'));
    const typed = { current: PASSWORD, code: appCode(site, secret) };
    expect((await browser.submit(asked, typed)).status).toBe(200);
    const { answer } = await typePassword(site, createBrowser(), email);
    expect(answer.headers.get('location')).not.toMatch(/second-step/);
    for (const table of ['idp_totp', 'idp_recovery_code'] as const) {
      const rows = await site.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
