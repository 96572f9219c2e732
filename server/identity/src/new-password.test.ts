import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commonPasswords } from './account/common-passwords.ts';
import { MIN_PASSWORD_LENGTH } from './account/password.ts';
import { makeResetLink } from './sign-in/password-reset.ts';
import { identityPaths } from './site/paths.ts';
import { createBrowser } from './testing/browser.ts';
import { authorizationRequest, PASSWORD, register } from './testing/client.ts';
import { REALM, startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const refused: [password: string, text: string][] = [
  ['12345678', 'one of the first'],
  ['Password1', 'one of the first'],
  ['ana.guess', 'made of your name'],
  ['sastre12', 'made of your name'],
];

test('knows more than ten thousand common passwords that are long enough', async () => {
  const long = (await commonPasswords()).filter(({ length }) => length >= MIN_PASSWORD_LENGTH);
  expect(new Set(long).size).toBeGreaterThan(10_000);
  expect(long).toEqual(long.map((password) => password.toLowerCase()));
});

test.each(refused)('%s makes no account, and is no new password', async (password, text) => {
  const email = `ana.guess-${password}@example.com`.toLowerCase();
  const browser = createBrowser();
  const form = await browser.visit(authorizationRequest(site, {}, 'registrations').url);
  const answer = await browser.submit(form, { name: 'Ana María', email, password });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);

  await register(site, browser, email);
  const page = await browser.visit(`${site.issuer}/account/account-security/signing-in`);
  const changed = await browser.submit(page, { current: PASSWORD, password });
  expect([changed.status, changed.text]).toEqual([400, expect.stringContaining(text)]);

  const parts = { db: site.db, clock: site.now };
  const made = await makeResetLink(parts, identityPaths(site.origin, REALM), email);
  const reset = await browser.submit(await browser.visit(made?.link ?? ''), { password });
  expect([reset.status, reset.text]).toEqual([400, expect.stringContaining(text)]);
});

test('pages can say how hard a password is to guess, in less than 100 kB', async () => {
  const url = `${site.origin}/idp/assets/strength.js`;
  const plain = await fetch(url);
  const script = (await plain.text()).replace('export function', 'function');
  const strengthOf = runInNewContext(`${script};strengthOf`) as (
    password: string,
    words: string[],
  ) => number;
  expect(strengthOf('12345678', [])).toBe(0);
  expect(strengthOf('sastre12', ['sastre'])).toBeLessThan(2);
  expect(strengthOf('correct horse battery staple', [])).toBe(4);
  expect(strengthOf('x'.repeat(5_000), [])).toBeLessThan(2);

  const packed = await site.inject('/idp/assets/strength.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(100_000);
});
