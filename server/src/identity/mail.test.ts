import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { until } from '../db/testing/until.ts';
import { deleteIdentity } from './store/delete-identity.ts';
import { sweepExpired } from './store/sweep.ts';
import { createBrowser, firstForm } from './testing/browser.ts';
import type { Browser, Page } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  finishSignIn,
  isCallback,
  PASSWORD,
  refresh,
} from './testing/client.ts';
import { linkIn, startSmtpSink } from './testing/smtp-sink.ts';
import type { SmtpSink } from './testing/smtp-sink.ts';
import { startTemporarySite } from './testing/temporary-site.ts';
import type { TemporarySite } from './testing/temporary-site.ts';

let sink: SmtpSink;
let site: TemporarySite;
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startTemporarySite(sink.server);
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await sink?.stop();
});
beforeEach(async () => {
  await settled();
  await site.db.deleteFrom('idp_mail').execute();
  sink.refuse(undefined);
  sink.mails.length = 0;
  // Each test has its own share of what one address may ask for.
  site.advance(3601);
});

const NEW_PASSWORD = 'another horse';
const TABLES = [
  'idp_user',
  'idp_registration',
  'idp_mail',
  'idp_action_token',
  'idp_artifact',
] as const;

async function startRegistration(browser: Browser, email: string, name = 'Ana María') {
  const { url, verifier } = authorizationRequest(site, {}, 'registrations');
  const form = await browser.visit(url);
  const typed = { name, email, password: PASSWORD, repeat: PASSWORD };
  return { page: await browser.submit(form, typed), verifier };
}

/** Registers, opens the link and presses the button, all in one browser. */
async function member(email: string, browser = createBrowser()) {
  const { verifier } = await startRegistration(browser, email);
  const page = await browser.visit(linkIn(await sink.next(email)));
  return finishSignIn(site, browser, await browser.submit(page, {}), verifier);
}

async function logIn(email: string, password: string): Promise<Page> {
  const browser = createBrowser();
  return browser.submit(await browser.visit(authorizationRequest(site).url), { email, password });
}

async function askForReset(email: string, browser = createBrowser(), headers: HeadersInit = {}) {
  const login = await browser.visit(authorizationRequest(site).url);
  const href = /href="([^"]*forgot-password[^"]*)"/.exec(login.text)?.[1] ?? '';
  const page = await browser.request(site.origin + href.replaceAll('&amp;', '&'), { headers });
  return browser.submit(page, { email }, headers);
}

/** A page without what is different at each visit. */
function gist(page: Page, email: string): string {
  return page.text
    .replaceAll(email, '')
    .replace(/interaction\/[^/"]+|value="[^"]+"|from=[^"&]+/g, '');
}

/** The mail that is not sent yet; `waits`: a try has failed, the next one comes later. */
async function queued() {
  const rows = await site.db.selectFrom('idp_mail').selectAll().execute();
  const now = Math.floor(site.now() / 1000);
  return rows.map(({ due_at, ...row }) => ({
    ...row,
    waits: row.attempts > 0 && due_at <= now + 60,
  }));
}

/** Ends when each mail was tried. */
async function settled(): Promise<void> {
  await until(async () => (await queued()).every(({ waits }) => waits));
}

async function everything(): Promise<string> {
  const rows = await Promise.all(
    TABLES.map((table) => site.db.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}

describe('registration', () => {
  test('makes the account when the link is opened, and signs in in the same browser', async () => {
    const browser = createBrowser();
    const email = 'new@example.com';
    const { page, verifier } = await startRegistration(browser, ` New@Example.com `);
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    expect(page.text).toContain('Check your mail');
    const mail = await sink.next(email);
    expect(mail.subject).toBe('Confirm your email for Sastre');
    // What a stranger typed is not sent to whom the address belongs.
    expect(mail.text).not.toContain('Ana');
    expect((await logIn(email, PASSWORD)).status).toBe(401);

    const link = linkIn(mail);
    expect(link.startsWith(`${site.issuer}/interaction/`)).toBe(true);
    await createBrowser().request(link);
    const confirm = await browser.visit(link);
    expect(confirm.text).toContain(email);
    expect(confirm.text).not.toContain('type="password"');
    const tokens = await finishSignIn(site, browser, await browser.submit(confirm, {}), verifier);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ email, email_verified: true });
    expect((await logIn(email, PASSWORD)).status).toBe(303);
    expect((await createBrowser().request(link)).status).toBe(400);
  });

  test('in another browser asks for the password that was chosen', async () => {
    const email = 'elsewhere@example.com';
    await startRegistration(createBrowser(), email);
    const link = linkIn(await sink.next(email));
    const other = createBrowser();
    const page = await other.visit(link);
    expect(page.text).toContain('autocomplete="current-password"');
    for (const password of ['', 'not it']) {
      expect((await other.submit(page, { password })).status).toBe(401);
    }
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    const done = await other.submit(page, { password: PASSWORD });
    expect([done.status, done.text.includes('Your email is confirmed.')]).toEqual([200, true]);
    expect((await logIn(email, PASSWORD)).status).toBe(303);
    expect((await other.submit(page, { password: PASSWORD })).status).toBe(400);
  });

  test('guesses of that password are limited', async () => {
    const email = 'guessed@example.com';
    await startRegistration(createBrowser(), email);
    const other = createBrowser();
    const page = await other.visit(linkIn(await sink.next(email)));
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await other.submit(page, { password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('of a known address answers the same, and its owner alone is told', async () => {
    const known = 'known@example.com';
    await member(known);
    const pages: string[] = [];
    for (const email of [known, 'unknown@example.com']) {
      const { page } = await startRegistration(createBrowser(), email);
      expect(page.status).toBe(200);
      pages.push(gist(page, email));
    }
    expect(pages[0]).toBe(pages[1]);
    const told = await sink.next(known);
    expect(told.subject).toBe('You already have a Sastre account');
    expect(linkIn(told)).toBe(`${site.issuer}/login-actions/forgot-password`);
    expect((await sink.next('unknown@example.com')).subject).toBe('Confirm your email for Sastre');
  });

  test('of two who registered one address the one who owns it wins, the other gets nothing', async () => {
    const email = 'wanted@example.com';
    await startRegistration(createBrowser(), email, 'Attacker');
    const attackersLink = linkIn(await sink.next(email));
    const browser = createBrowser();
    const { verifier } = await startRegistration(browser, email, 'Owner');
    const page = await browser.visit(linkIn(await sink.next(email)));
    const tokens = await finishSignIn(site, browser, await browser.submit(page, {}), verifier);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ name: 'Owner' });
    expect((await createBrowser().request(attackersLink)).status).toBe(400);
  });

  test('that nobody confirms is gone after two hours, with everything typed', async () => {
    const email = 'never@example.com';
    await startRegistration(createBrowser(), email);
    const link = linkIn(await sink.next(email));
    site.advance(7199);
    expect((await createBrowser().request(link)).status).toBe(200);
    site.advance(1);
    expect((await createBrowser().request(link)).status).toBe(400);
    await sweepExpired(site.db, site.now);
    expect(await everything()).not.toContain(email);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link that works once, and everything that was signed in ends', async () => {
    const email = 'forgot@example.com';
    const here = createBrowser();
    const tokens = await member(email, here);
    for (let failures = 0; failures < 6; failures += 1) await logIn(email, 'wrong');
    expect((await logIn(email, PASSWORD)).status).toBe(429);

    const browser = createBrowser();
    const asked = await askForReset(email, browser);
    expect(asked.text).toContain('If there is an account for forgot@example.com');
    const link = linkIn(await sink.next(email));
    expect(link.startsWith(`${site.issuer}/login-actions/new-password?token=`)).toBe(true);
    await createBrowser().request(link);
    const page = await browser.visit(link);
    expect(page.text).toContain('autocomplete="new-password"');
    const short = await browser.submit(page, { password: 'short', repeat: 'short' });
    expect([short.status, short.text.includes('at least 8 characters')]).toEqual([400, true]);

    const typed = { password: NEW_PASSWORD, repeat: NEW_PASSWORD };
    const both = await Promise.all([browser.submit(page, typed), browser.submit(page, typed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await createBrowser().request(link)).status).toBe(400);
    expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
    const { url } = authorizationRequest(site, { prompt: 'none' });
    const silent = await here.visit(url, isCallback(site));
    expect(callbackParameters(silent.url).get('error')).toBe('login_required');
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(303);
    expect((await sink.next(email)).subject).toBe('Your Sastre password was changed');
  });

  test('of an unknown address gets the same answer and no mail', async () => {
    const known = 'has-one@example.com';
    await site.addUser({ email: known, name: 'One', password: PASSWORD });
    const answers = [];
    for (const email of ['has-none@example.com', known]) {
      const page = await askForReset(email);
      answers.push({ status: page.status, page: gist(page, email) });
    }
    expect(answers[0]).toEqual(answers[1]);
    await sink.next(known);
    await until(async () => (await queued()).length === 0);
    expect(sink.mails).toEqual([]);
  });

  test('has links for the public address alone, whatever host the request names', async () => {
    const email = 'host@example.com';
    await site.addUser({ email, name: 'One', password: PASSWORD });
    await askForReset(email, createBrowser(), {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    const mail = await sink.next(email);
    expect(mail.source).not.toContain('evil');
    expect(linkIn(mail).startsWith(`${site.issuer}/`)).toBe(true);
  });

  test('has a link that is good for half an hour and for nothing else', async () => {
    const email = 'purpose@example.com';
    await site.addUser({ email, name: 'One', password: PASSWORD });
    await askForReset(email);
    const link = linkIn(await sink.next(email));
    const token = new URL(link).searchParams.get('token') ?? '';
    const others = [
      `${site.issuer}/login-actions/confirm-email?token=${token}`,
      `${site.issuer}/interaction/any/confirm?token=${token}`,
      `${site.issuer}/login-actions/new-password?token=${token.slice(1)}`,
      `${site.issuer}/login-actions/new-password`,
    ];
    for (const other of others) expect((await createBrowser().request(other)).status).toBe(400);
    site.advance(1799);
    expect((await createBrowser().request(link)).status).toBe(200);
    site.advance(1);
    expect((await createBrowser().request(link)).status).toBe(400);
  });

  test('may be asked for three times in a row, by whomever, for whatever address', async () => {
    await site.addUser({ email: 'often@example.com', name: 'Often', password: PASSWORD });
    for (const email of ['often@example.com', 'nobody@example.com']) {
      const statuses = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await askForReset(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test('is not asked for by another site, nor without our page', async () => {
    const browser = createBrowser();
    const address = `${site.issuer}/login-actions/forgot-password`;
    const page = await browser.visit(address);
    const email = 'foreign@example.com';
    expect((await browser.submit(page, { email }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await browser.submit(page, { email, csrf: 'x' })).status).toBe(403);
    expect((await createBrowser().submit(page, { email })).status).toBe(403);
    expect((await browser.submit(page, { email: 'none' })).status).toBe(400);
    expect(await queued()).toEqual([]);
  });

  test('leads back to the sign-in that it came from, never to another address', async () => {
    const address = `${site.issuer}/login-actions/forgot-password`;
    const back = async (from: string) => {
      const page = await createBrowser().request(`${address}?from=${encodeURIComponent(from)}`);
      return /<p class="other"><a href="([^"]*)"/.exec(page.text)?.[1];
    };
    expect(await back('abc_-1')).toBe('/idp/realms/cv/interaction/abc_-1/login');
    for (const from of ['//evil.example', '../../evil', 'javascript:x', 'a"><b>', ''])
      expect(await back(from)).toBe('/');
  });
});

describe('mail that cannot be sent now', () => {
  test('changes no answer, is tried again, and its new link works', async () => {
    const email = 'later@example.com';
    await site.addUser({ email, name: 'One', password: PASSWORD });
    sink.refuse('451 not now');
    const refused = await askForReset(email);
    expect(refused.status).toBe(200);
    await settled();
    expect(await queued()).toMatchObject([{ email, kind: 'password-reset', attempts: 1 }]);
    sink.refuse(undefined);
    site.advance(60);
    await askForReset('somebody-else@example.com');
    const link = linkIn(await sink.next(email));
    expect((await createBrowser().request(link)).status).toBe(200);
    await until(async () => (await queued()).length === 0);
  });

  test('is given up when the address is refused for good, and after an hour', async () => {
    for (const email of ['gone@example.com', 'slow@example.com'])
      await site.addUser({ email, name: 'One', password: PASSWORD });
    sink.refuse('550 no such person');
    await askForReset('gone@example.com');
    await until(async () => (await queued()).length === 0);
    sink.refuse('451 not now');
    await askForReset('slow@example.com');
    await settled();
    site.advance(3601);
    sink.refuse(undefined);
    await askForReset('somebody-else@example.com');
    await until(async () => (await queued()).length === 1);
    expect(await queued()).toMatchObject([{ email: 'slow@example.com', attempts: 1 }]);
    expect(sink.mails).toEqual([]);
    await sweepExpired(site.db, site.now);
    expect(await queued()).toEqual([]);
  });
});

test.each([
  ['es', 'Elige una contraseña nueva para Sastre', 'Hola, Ana <María>:'],
  ['de', 'Wähle ein neues Passwort für Sastre', 'Hallo Ana <María>,'],
])('mail is written in %s, names as they are', async (lang, subject, hello) => {
  const email = `lang-${lang}@example.com`;
  const id = await site.addUser({ email, name: 'Ana <María>', password: PASSWORD });
  await askForReset(email, createBrowser(), { 'accept-language': lang });
  const mail = await sink.next(email);
  expect(mail.subject).toBe(subject);
  expect(mail.text.startsWith(hello)).toBe(true);
  expect(mail.html).toContain('Ana &lt;María&gt;');
  expect(mail.html).not.toContain('<María>');
  await deleteIdentity(site.db, id);
});

test('an address from before there was mail is confirmed from the account page', async () => {
  const email = 'before@example.com';
  const browser = createBrowser();
  await site.addUser({ email, name: 'Before', password: PASSWORD });
  const account = `${site.issuer}/account/account-security/signing-in`;
  const signedIn = await browser.submit(await browser.visit(account), {
    email,
    password: PASSWORD,
  });
  const page = await browser.visit(signedIn.headers.get('location') ?? '');
  expect(page.text).toContain('Your email is not confirmed yet.');
  const csrf = firstForm(page).fields['csrf'] ?? '';
  const post = (body: Record<string, string>) =>
    browser.request(`${account}/confirm-email`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
  expect((await post({})).status).toBe(403);
  expect((await post({ csrf })).text).toContain(`A link is on its way to ${email}`);
  const confirm = await browser.visit(linkIn(await sink.next(email)));
  expect((await browser.submit(confirm, {})).text).toContain('Your email is confirmed.');
  expect((await browser.submit(confirm, {})).status).toBe(400);
  expect((await browser.visit(account)).text).not.toContain('not confirmed yet');
});

test('no link can be used with what the database holds', async () => {
  const email = 'dump@example.com';
  await member(email);
  await askForReset(email);
  const link = linkIn(await sink.next(email));
  await startRegistration(createBrowser(), 'dump-2@example.com');
  const other = linkIn(await sink.next('dump-2@example.com'));
  const rows = await everything();
  for (const address of [link, other]) {
    expect(rows).not.toContain(new URL(address).searchParams.get('token'));
  }
});

test('a deleted account leaves no mail, link or registration behind', async () => {
  const email = 'leaves@example.com';
  const tokens = await member(email);
  await askForReset(email);
  const link = linkIn(await sink.next(email));
  sink.refuse('451 not now');
  await askForReset(email);
  await startRegistration(createBrowser(), email);
  const sub = decodeJwt(tokens.access_token).sub ?? '';
  await deleteIdentity(site.db, sub);
  const rows = await everything();
  expect([rows.includes(email), rows.includes(sub)]).toEqual([false, false]);
  expect((await createBrowser().request(link)).status).toBe(400);
});
