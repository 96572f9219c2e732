import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { sweepExpired } from './store/sweep.ts';
import { createBrowser } from './testing/browser.ts';
import { finishSignIn, PASSWORD } from './testing/client.ts';
import { gist } from './testing/mail-site.ts';
import { mailSiteForTests } from './testing/mail-site-for-tests.ts';
import { linkIn } from './testing/smtp-sink.ts';

const mailSite = mailSiteForTests();

describe('registration', () => {
  test('makes the account when the link is opened, and signs in in the same browser', async () => {
    const { site, sink, startRegistration, logIn } = mailSite();
    const browser = createBrowser();
    const email = 'new@example.com';
    const { page, verifier } = await startRegistration(browser, ` New@Example.com `);
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    expect(page.text).toContain('Check your email');
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
    const { sink, startRegistration, logIn } = mailSite();
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
    const { sink, startRegistration } = mailSite();
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
    const { site, sink, startRegistration, member } = mailSite();
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
    const { site, sink, startRegistration } = mailSite();
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
    const { site, sink, startRegistration, everything } = mailSite();
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
