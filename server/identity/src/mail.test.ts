import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { until } from '@sastre/shared-testing/node';
import { deleteIdentity } from './delete-identity.ts';
import { sweepExpired } from './store/sweep.ts';
import { createBrowser, firstForm } from './testing/browser.ts';
import { PASSWORD } from './testing/client.ts';
import { accountUrl, appCode, memberWithApp, toSecondStep } from './testing/factors.ts';
import { mailSiteForTests } from './testing/mail-site-for-tests.ts';
import { linkIn } from './testing/smtp-sink.ts';

const mailSite = mailSiteForTests();

describe('mail that cannot be sent now', () => {
  test('changes no answer, is tried again, and its new link works', async () => {
    const { site, sink, askForReset, queued, settled } = mailSite();
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
    const { site, sink, askForReset, queued, settled } = mailSite();
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
  const { site, sink, askForReset } = mailSite();
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
  const { site, sink } = mailSite();
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
  const { sink, startRegistration, member, askForReset, everything } = mailSite();
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
  const { site, sink, startRegistration, member, askForReset, everything } = mailSite();
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

test('the owner is told of each change of factors, and of a recovery code that was used', async () => {
  const { site, sink } = mailSite();
  const email = 'factors@example.com';
  const told = async () => {
    const mail = await sink.next(email);
    expect(mail.subject).toBe('The way you sign in to Sastre was changed');
    expect(linkIn(mail)).toBe(accountUrl(site));
    return mail.text;
  };
  const { browser, codes, secret } = await memberWithApp(site, email);
  expect(await told()).toContain('An authenticator app was added');
  const elsewhere = createBrowser();
  const { page } = await toSecondStep(site, elsewhere, email);
  await elsewhere.submit(page, { code: codes[0] ?? '' });
  expect(await told()).toContain('A recovery code of your Sastre account was used');
  const change = async (part: string) => {
    site.advance(30);
    const asked = await browser.visit(accountUrl(site, part));
    await browser.submit(asked, { current: PASSWORD, code: appCode(site, secret) });
    return told();
  };
  expect(await change('/codes')).toContain('New recovery codes were made');
  expect(await change('/remove-app')).toContain('The authenticator app of your Sastre account');
});
