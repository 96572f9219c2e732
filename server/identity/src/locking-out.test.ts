import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registrationKey } from './sign-in/register.ts';
import { signInKeys } from './sign-in/sign-in-keys.rules.ts';
import { createThrottle, takeAll } from './store/throttle.ts';
import { createBrowser, type Browser } from './testing/browser.ts';
import { authorizationRequest, PASSWORD, register } from './testing/client.ts';
import { startTemporarySite, type TemporarySite } from './testing/temporary-site.ts';

// Attacks from many networks on somebody's account: who is guessing waits, and nobody else does.
let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const NEAR = '192.0.2.7';
const HERE = '192.0.2.8';
const far = (n: number) => `198.51.${100 + (n >> 8)}.${n & 255}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });

async function attempt(browser: Browser, email: string, password: string, ip: string) {
  const page = await browser.visit(authorizationRequest(site, { prompt: 'login' }).url);
  return (await browser.submit(page, { email, password }, from(ip))).status;
}

/** So many wrong tries that nobody has to type: what they count is counted. */
async function fails(email: string, times: number, ipOf: (n: number) => string) {
  const throttle = createThrottle(site.db, site.now);
  const waits: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const whence = { email: email.replace('*', String(n)), secret: '', device: undefined };
    const { own, shared } = signInKeys({ ...whence, ip: ipOf(n) });
    waits.push(await takeAll(throttle, [...shared, own]));
  }
  expect(waits).toEqual(Array(times).fill(0));
}

test('five wrong tries from one network lock the account there, and nowhere else', async () => {
  const email = 'strict@example.com';
  await register(site, createBrowser(), email);
  for (let n = 0; n < 5; n += 1)
    expect(await attempt(createBrowser(), email, 'not the one', far(0))).toBe(401);
  expect(await attempt(createBrowser(), email, PASSWORD, far(0))).toBe(429);
  expect(await attempt(createBrowser(), email, PASSWORD, far(1))).toBe(303);
  expect(await attempt(createBrowser(), email, PASSWORD, far(0))).toBe(429);
});

test('a hundred an hour from anywhere lock the account for who is not known, until the hour is over', async () => {
  const email = 'loose@example.com';
  const known = createBrowser();
  await register(site, known, email);
  await fails(email, 99, (n) => far(n >> 2));
  expect(await attempt(createBrowser(), email, 'not the one', far(90))).toBe(401);
  expect(await attempt(createBrowser(), email, 'not the one', '203.0.113.9')).toBe(429);
  expect(await attempt(createBrowser(), email, PASSWORD, NEAR)).toBe(429);
  expect(await attempt(known, email, PASSWORD, NEAR)).toBe(303);
  expect(await attempt(known, email, PASSWORD, far(3))).toBe(303);
  site.advance(3_600);
  expect(await attempt(createBrowser(), email, PASSWORD, NEAR)).toBe(303);
});

test('a known device is let in from the network that is guessing, and has tries of its own', async () => {
  const email = 'office@example.com';
  const known = createBrowser();
  await register(site, known, email);
  await fails('u*@example.com', 50, () => NEAR);
  expect(await attempt(createBrowser(), email, PASSWORD, NEAR)).toBe(429);
  expect(await attempt(known, email, PASSWORD, NEAR)).toBe(303);
  for (let n = 0; n < 5; n += 1) expect(await attempt(known, email, 'x', far(n))).toBe(401);
  expect(await attempt(known, email, PASSWORD, far(9))).toBe(429);
});

test('a device is known to its own account alone, and a made-up one to none', async () => {
  const [victim, attacker] = ['victim@example.com', createBrowser()];
  await register(site, createBrowser(), victim);
  await register(site, attacker, 'attacker@example.com');
  for (let n = 0; n < 5; n += 1) expect(await attempt(attacker, victim, 'x', HERE)).toBe(401);
  expect(await attempt(attacker, victim, PASSWORD, HERE)).toBe(429);
  const page = await attacker.visit(authorizationRequest(site, { prompt: 'login' }).url);
  const cookie = (name: string) => `${name}=${attacker.cookie(name)}`;
  const answer = await attacker.submit(
    page,
    { email: victim, password: PASSWORD },
    {
      ...from(HERE),
      cookie: [
        cookie('idp_interaction'),
        cookie('idp_interaction.sig'),
        `idp_device=${'A'.repeat(43)}`,
      ].join('; '),
    },
  );
  expect(answer.status).toBe(429);
});

test('all addresses of one IPv6 network count as one, at sign-in and at registration', async () => {
  await fails('six-*@example.com', 49, (n) => `2001:db8:1:2:${n.toString(16)}::1`);
  expect(await attempt(createBrowser(), 'a6@example.com', 'x', '2001:db8:1:2:a::1')).toBe(401);
  expect(await attempt(createBrowser(), 'b6@example.com', 'x', '2001:db8:1:2:b::1')).toBe(429);
  expect(await attempt(createBrowser(), 'c6@example.com', 'x', '2001:db8:1:3::1')).toBe(401);

  const throttle = createThrottle(site.db, site.now);
  for (let n = 0; n < 19; n += 1) await throttle.take(registrationKey(`2001:db8:9:9:${n}::1`));
  const registrations = [];
  for (const n of [1, 2]) {
    const visitor = createBrowser();
    const form = await visitor.visit(authorizationRequest(site, {}, 'registrations').url);
    const typed = { name: 'Six', email: `reg-${n}@example.com`, password: PASSWORD };
    registrations.push((await visitor.submit(form, typed, from(`2001:db8:9:9:b${n}::1`))).status);
  }
  expect(registrations).toEqual([303, 429]);
});

test('who changes networks within a site of IPv6 is stopped at ten times as many', async () => {
  await fails('wide-*@example.com', 500, (n) => `2001:db8:5:${n.toString(16)}::1`);
  const ip = '2001:db8:5:ffff::1';
  expect(await attempt(createBrowser(), 'other@example.com', 'x', ip)).toBe(429);
});
