import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createBrowser } from '../testing/browser.ts';
import { authorizationRequest, PASSWORD, refresh, register } from '../testing/client.ts';
import { startTemporarySite, type TemporarySite } from '../testing/temporary-site.ts';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

interface Line {
  msg: string;
  event: string;
  reqId?: string;
  traceId?: string;
  subject?: string;
  level: number;
}

test('what happens to an account is noted and counted, as of one and the same, and nothing personal', async () => {
  const [email, ip] = ['Noted.Person@example.com', '203.0.113.99'];
  const trace = 'abcdef0123456789abcdef0123456789';
  const traceparent = `00-${trace}-0123456789abcdef-00`;
  const headers = { 'x-forwarded-for': ip, 'user-agent': 'A browser of its own', traceparent };
  const browser = createBrowser();
  const tokens = await register(site, browser, email);
  const attempt = async (typed: Record<string, string>) => {
    const page = await browser.visit(authorizationRequest(site, { prompt: 'login' }).url);
    return browser.submit(page, { email, ...typed }, headers);
  };
  await attempt({ password: 'wrong' });
  await attempt({ password: 'wrong', email: 'nobody@example.com' });
  for (let n = 0; n < 5; n += 1) await attempt({ password: 'wrong' });
  site.advance(3_600);
  const page = await browser.visit(`${site.issuer}/account/account-security/signing-in`);
  await browser.submit(page, { current: PASSWORD, password: 'another horse' }, headers);
  await refresh(site, tokens.refresh_token);

  const lines = site.logLines.map((line) => JSON.parse(line) as Line);
  const noted = lines.filter(({ msg }) => msg === 'security');
  const subject = noted[0]?.subject;
  expect(subject).toMatch(/^[\w-]{16}$/);
  expect(noted.map((line) => [line.event, line.subject === subject])).toEqual([
    ['registered', true],
    ['signed-in', true],
    ['sign-in-failed', true],
    ['sign-in-failed', false],
    ...Array.from({ length: 4 }, () => ['sign-in-failed', true]),
    ['locked-out', true],
    ['password-changed', true],
  ]);
  expect(site.counted).toEqual(noted.map(({ event }) => event));
  // Each of a call of its own, but for a registration, which signs in.
  expect(noted.map(({ reqId }) => typeof reqId)).toEqual(noted.map(() => 'string'));
  expect(new Set(noted.map(({ reqId }) => reqId)).size).toBeGreaterThan(noted.length / 2);
  const failed = noted.filter(({ level }) => level >= 40);
  expect(failed.map(({ traceId }) => traceId)).toEqual(Array.from({ length: 7 }, () => trace));
  expect(noted[0]?.traceId).toMatch(/^[0-9a-f]{32}$/);
  const text = site.logLines.join('');
  const { sub = '', sid } = decodeJwt(tokens.access_token);
  const personal = [email.split('@')[0] ?? '', email.toLowerCase(), ip, 'Ana', 'A browser', sub];
  for (const value of [...personal, String(sid), PASSWORD]) expect(text).not.toContain(value);
});

test('a sign-out and a token that is used again are noted', async () => {
  const browser = createBrowser();
  const tokens = await register(site, browser, 'again@example.com');
  site.logLines.length = 0;
  site.counted.length = 0;
  await refresh(site, tokens.refresh_token);
  await refresh(site, tokens.refresh_token);
  const query = new URLSearchParams({ id_token_hint: tokens.id_token });
  const page = await browser.visit(`${site.issuer}/protocol/openid-connect/logout?${query}`);
  await browser.submit(page, { logout: 'yes' });
  const noted = site.logLines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event);
  const events = noted.map(({ event }) => event);
  expect(new Set(noted.map(({ reqId }) => reqId)).size).toBe(2);
  expect(noted[0]?.reqId).toEqual(expect.any(String));
  expect(events).toEqual(['token-reused', 'signed-out']);
  expect(site.counted).toEqual(events);
});
