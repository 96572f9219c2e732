import { describe, expect, test } from '@jest/globals';
import { until } from '@sastre/shared-testing/node';
import { createBrowser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  isCallback,
  PASSWORD,
  refresh,
} from './testing/client.ts';
import { gist } from './testing/mail-site.ts';
import { mailSiteForTests } from './testing/mail-site-for-tests.ts';
import { linkIn } from './testing/smtp-sink.ts';

const mailSite = mailSiteForTests();

const NEW_PASSWORD = 'another horse';

describe('a forgotten password', () => {
  test('is replaced by a link that works once, and everything that was signed in ends', async () => {
    const { site, sink, member, logIn, askForReset } = mailSite();
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
    const short = await browser.submit(page, { password: 'short' });
    expect([short.status, short.text.includes('at least 8 characters')]).toEqual([400, true]);

    const typed = { password: NEW_PASSWORD };
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
    const { site, sink, askForReset, queued } = mailSite();
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
    const { site, sink, askForReset } = mailSite();
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
    const { site, sink, askForReset } = mailSite();
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
    const { site, askForReset } = mailSite();
    await site.addUser({ email: 'often@example.com', name: 'Often', password: PASSWORD });
    for (const email of ['often@example.com', 'nobody@example.com']) {
      const statuses = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await askForReset(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test('is not asked for by another site, nor without our page', async () => {
    const { site, queued } = mailSite();
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
    const { site } = mailSite();
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
