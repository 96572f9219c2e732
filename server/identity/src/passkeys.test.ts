import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeFactors } from './remove-factors.ts';
import { createBrowser, firstForm, type Browser, type Page } from './testing/browser.ts';
import { authorizationRequest, finishSignIn, isCallback, PASSWORD } from './testing/client.ts';
import {
  accountUrl,
  appCode,
  codesOf,
  setUpApp,
  toSecondStep,
  typePassword,
} from './testing/factors.ts';
import { softPasskey, type Lies, type SoftPasskey } from './testing/soft-passkey.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

// Attacks on passkeys, by one in software that can lie.
let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite(undefined, undefined, 'localhost');
}, 120_000);
afterAll(() => site?.stop());

/** What the page's script would ask the browser. */
function questionOf({ text }: Page): string {
  const question = /data-passkey="([^"]+)"/.exec(text)?.[1] ?? '';
  return question.replaceAll('&quot;', '"');
}

async function post(browser: Browser, page: Page, part: string, passkey: string) {
  const url = firstForm(page).action.replace(/[^/]+$/, part);
  const { csrf = '' } = firstForm(page).fields;
  const body = new URLSearchParams({ csrf, passkey });
  return browser.request(url, { method: 'POST', body, headers: { origin: site.origin } });
}

/** Adds a passkey on the pages. */
async function add(browser: Browser, passkey: SoftPasskey, lies?: Lies, proof = {}) {
  const asked = await browser.visit(accountUrl(site, '/passkey'));
  const typed = { name: 'My <phone>', current: PASSWORD, ...proof };
  const page = await browser.submit(asked, typed);
  return {
    page,
    answer: await browser.submit(page, { passkey: passkey.make(questionOf(page), lies) }),
  };
}

/** An account, signed in in a browser. */
async function member(email: string) {
  const id = await site.addUser({ email, name: 'Ana María', password: PASSWORD });
  const browser = createBrowser();
  const { answer, verifier } = await typePassword(site, browser, email);
  await finishSignIn(site, browser, answer, verifier);
  return { id, email, browser };
}

async function memberWithPasskey(email: string) {
  const person = await member(email);
  const passkey = softPasskey(site.origin);
  const { answer } = await add(person.browser, passkey);
  expect(answer.status).toBe(200);
  return { ...person, passkey, codes: codesOf(answer) };
}

/** Signs in with nothing but a passkey. Answers 303 when it is in. */
async function signIn(passkey: SoftPasskey, lies?: Lies, browser = createBrowser()) {
  const page = await browser.visit(authorizationRequest(site, { prompt: 'login' }).url);
  return (await post(browser, page, 'passkey', passkey.answer(questionOf(page), lies))).status;
}

describe('a passkey', () => {
  test('is added with the password, named, listed with its last use, and signs in by itself', async () => {
    const { browser, passkey, codes } = await memberWithPasskey('added@example.com');
    expect(codes).toHaveLength(10);
    const before = await browser.visit(accountUrl(site));
    expect(before.text).toContain('<strong>My &lt;phone&gt;</strong>');
    expect(before.text).toContain('not used yet');

    const elsewhere = createBrowser();
    const { url, verifier } = authorizationRequest(site);
    const page = await elsewhere.visit(url);
    expect(page.text).toContain('autocomplete="username webauthn"');
    // Nothing says for whom: the browser knows.
    expect(JSON.parse(questionOf(page))).toMatchObject({ allowCredentials: [], rpId: 'localhost' });
    const answer = passkey.answer(questionOf(page));
    const accepted = await post(elsewhere, page, 'passkey', answer);
    expect((await finishSignIn(site, elsewhere, accepted, verifier)).status).toBe(200);
    expect((await browser.visit(accountUrl(site))).text).toContain('last used');
  });

  test.each<[string, Lies]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:1' }],
    ['for another site', { rpId: 'evil.example' }],
    ['that did not verify its user', { unverified: true }],
    ['that answers for something else', { type: 'webauthn.create' }],
    ['to a question of its own', { challenge: 'AAAA' }],
    ['that says it is somebody else’s', { userHandle: 'c29tZWJvZHk' }],
  ])('%s is refused, and the same without that is not', async (_what, lies) => {
    const { passkey } = await memberWithPasskey(`${randomUUID()}@example.com`);
    expect(await signIn(passkey, lies)).toBe(401);
    expect(await signIn(passkey)).toBe(303);
  });

  test('that nobody has added, or that was removed, is refused', async () => {
    const { browser, passkey } = await memberWithPasskey('gone@example.com');
    expect(await signIn(softPasskey(site.origin))).toBe(401);
    const { text } = await browser.visit(accountUrl(site));
    const href = /href="([^"]*remove-passkey[^"]*)"/.exec(text)?.[1] ?? '';
    const asked = await browser.visit(site.origin + href.replaceAll('&amp;', '&'));
    const typed = { current: PASSWORD, passkey: passkey.answer(questionOf(asked)) };
    expect((await browser.submit(asked, { ...typed, current: 'wrong' })).status).toBe(401);
    expect((await browser.submit(asked, { ...typed, passkey: '' })).status).toBe(401);
    expect((await browser.submit(asked, typed)).status).toBe(200);
    expect(await signIn(passkey)).toBe(401);
    expect((await browser.visit(accountUrl(site))).text).not.toContain('phone');
  });

  test('whose answer is replayed, old, or of another sign-in is refused', async () => {
    const { passkey } = await memberWithPasskey('replayed@example.com');
    const browser = createBrowser();
    const page = await browser.visit(authorizationRequest(site).url);
    const answer = passkey.answer(questionOf(page));
    const other = createBrowser();
    const elsewhere = await other.visit(authorizationRequest(site).url);
    expect((await post(other, elsewhere, 'passkey', answer)).status).toBe(401);
    site.advance(601);
    expect((await post(browser, page, 'passkey', answer)).status).toBe(401);

    const fresh = await browser.visit(firstForm(page).action);
    // One that does not count, so that nothing but the question tells.
    const good = passkey.answer(questionOf(fresh), { counter: 0 });
    const both = await Promise.all([1, 2].map(() => post(browser, fresh, 'passkey', good)));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 401]);
    expect((await post(browser, fresh, 'passkey', good)).status).toBe(401);
  });

  test('that was cloned is noticed by its counter, and noted', async () => {
    const { passkey } = await memberWithPasskey('cloned@example.com');
    expect(await signIn(passkey, { counter: 9 })).toBe(303);
    site.logLines.length = 0;
    for (const counter of [9, 8, 1, 0]) expect(await signIn(passkey, { counter })).toBe(401);
    expect(site.logLines.join('')).toContain('passkey-refused');
    expect(await signIn(passkey, { counter: 10 })).toBe(303);
  });

  test('that does not count at all, as those that are synchronised, is good', async () => {
    const { passkey } = await memberWithPasskey('synced@example.com');
    for (let n = 0; n < 3; n += 1) expect(await signIn(passkey, { counter: 0 })).toBe(303);
  });
});

describe('a passkey as the second step', () => {
  test('is asked for after the password, and is good there alone, for its account alone', async () => {
    const mine = await memberWithPasskey('second@example.com');
    const theirs = await memberWithPasskey('second-theirs@example.com');
    const browser = createBrowser();
    const { page, verifier } = await toSecondStep(site, browser, mine.email);
    const question = questionOf(page);
    expect(JSON.parse(question)).toMatchObject({ allowCredentials: [{ id: mine.passkey.id }] });
    expect((await post(browser, page, 'second-step', theirs.passkey.answer(question))).status).toBe(
      401,
    );
    // Asked for the second step, it does not sign in by itself, and the other way round.
    const answer = mine.passkey.answer(question);
    expect((await post(browser, page, 'passkey', answer)).status).toBe(401);
    const login = await createBrowser().visit(authorizationRequest(site).url);
    const alone = mine.passkey.answer(questionOf(login));
    expect((await post(browser, page, 'second-step', alone)).status).toBe(401);
    const accepted = await post(browser, page, 'second-step', mine.passkey.answer(question));
    expect((await finishSignIn(site, browser, accepted, verifier)).status).toBe(200);
  });

  test('can be replaced by a recovery code, once', async () => {
    const { email, codes } = await memberWithPasskey('lost@example.com');
    const code = codes[0] ?? '';
    for (const status of [303, 401]) {
      const browser = createBrowser();
      const { page } = await toSecondStep(site, browser, email);
      expect((await browser.submit(page, { code })).status).toBe(status);
    }
  });
});

describe('adding a passkey', () => {
  test.each<[string, Lies]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['that did not verify its user', { unverified: true }],
    ['to a question of its own', { challenge: 'AAAA' }],
  ])('%s is refused', async (_what, lies) => {
    const { email, browser } = await member(`${randomUUID()}@example.com`);
    const passkey = softPasskey(site.origin);
    expect((await add(browser, passkey, lies)).answer.status).toBe(400);
    expect(
      (await typePassword(site, createBrowser(), email)).answer.headers.get('location'),
    ).not.toMatch(/second-step/);
  });

  test('is refused without the password, and with a question of another account or that was answered', async () => {
    const { browser } = await member('adding@example.com');
    const asked = await browser.visit(accountUrl(site, '/passkey'));
    expect((await browser.submit(asked, { name: 'x', current: 'wrong' })).status).toBe(401);
    expect((await browser.submit(asked, { name: ' ', current: PASSWORD })).status).toBe(400);
    const { page, answer } = await add(browser, softPasskey(site.origin));
    expect(answer.status).toBe(200);
    const again = softPasskey(site.origin).make(questionOf(page));
    expect((await browser.submit(page, { passkey: again })).status).toBe(400);
    const other = await member('adding-other@example.com');
    const theirs = await other.browser.visit(accountUrl(site, '/passkey'));
    const made = await other.browser.submit(theirs, { name: 'x', current: PASSWORD });
    const fresh = await browser.visit(accountUrl(site, '/passkey'));
    const { csrf = '' } = firstForm(fresh).fields;
    const foreign = softPasskey(site.origin).make(questionOf(made));
    expect((await browser.submit(made, { csrf, passkey: foreign })).status).toBe(400);
  });

  test('beside an authenticator app asks for its code as well', async () => {
    const { browser } = await member('both@example.com');
    const { secret } = await setUpApp(site, browser);
    const asked = await browser.visit(accountUrl(site, '/passkey'));
    const typed = { name: 'x', current: PASSWORD };
    expect((await browser.submit(asked, typed)).status).toBe(401);
    const proof = { code: appCode(site, secret) };
    const passkey = softPasskey(site.origin);
    const { answer } = await add(browser, passkey, undefined, proof);
    expect(answer.status).toBe(200);
    // There were codes already: no new ones.
    expect(codesOf(answer)).toEqual([]);
    expect(await signIn(passkey)).toBe(303);
  });

  test('that another account has is refused', async () => {
    const { passkey } = await memberWithPasskey('owner@example.com');
    const { browser } = await member('thief@example.com');
    expect((await add(browser, passkey)).answer.status).toBe(400);
  });
});

test('whoever runs the site takes all factors away from who has lost them, and signs them out', async () => {
  const { id, email, passkey, browser } = await memberWithPasskey('rescued@example.com');
  const parts = { db: site.db, clock: site.now };
  expect(await removeFactors(parts, 'nobody@example.com')).toBeUndefined();
  expect(await removeFactors(parts, ` ${email.toUpperCase()}`)).toEqual(expect.any(String));
  const { url } = authorizationRequest(site, { prompt: 'none' });
  expect((await browser.visit(url, isCallback(site))).url).toContain('error=login_required');
  expect(await signIn(passkey)).toBe(401);
  const { answer } = await typePassword(site, createBrowser(), email);
  expect(answer.headers.get('location')).toContain('/auth/');
  const left = await site.db.selectFrom('idp_recovery_code').select('user_id').execute();
  expect(left.map(({ user_id }) => user_id)).not.toContain(id);
});
