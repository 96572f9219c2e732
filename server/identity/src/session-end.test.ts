import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTokenVerifier, TokenRefused, type TokenVerifier } from '@sastre/base/tokens';
import { until } from '@sastre/shared-testing/node';
import { createTokenDenial } from '@sastre/db/users';
import { createSignedIn, type SignedIn } from './store/signed-in.ts';
import { decodeJwt } from 'jose';
import { loadKeys, publicKeys } from './store/keys.ts';
import { createBrowser, type Browser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  finishSignIn,
  isCallback,
  PASSWORD,
  redeem,
  refresh,
  register,
  type TokenAnswer,
} from './testing/client.ts';
import {
  AUDIENCE,
  CLIENT_ID,
  startTemporarySite,
  type TemporarySite,
} from './testing/temporary-site.ts';

// Another node, which has taken each token already and keeps what it found.
let site: TemporarySite;
let verify: TokenVerifier;
let signedIn: SignedIn;
let asked = 0;
beforeAll(async () => {
  site = await startTemporarySite();
  const db = new Proxy(site.db, {
    get(target, name) {
      if (name === 'executeQuery') asked += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  signedIn = createSignedIn(site.db, site.now);
  verify = createTokenVerifier({
    ...{ issuer: site.issuer, clientId: CLIENT_ID, audience: AUDIENCE, clock: site.now },
    jwks: publicKeys(await loadKeys(site.db, site.now)),
    isDenied: createTokenDenial(db, site.now),
  });
}, 120_000);
afterAll(() => site?.stop());

const accepted = (token: string) =>
  verify(token).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TokenRefused) return false;
      throw error;
    },
  );

/** Somebody signed in, in as many browsers as asked for. */
async function person(email: string, browsers = 1) {
  const first = createBrowser();
  const all: { browser: Browser; tokens: TokenAnswer }[] = [
    { browser: first, tokens: await register(site, first, email) },
  ];
  while (all.length < browsers) {
    const browser = createBrowser();
    const { url, verifier } = authorizationRequest(site);
    const typed = { email, password: PASSWORD };
    const answer = await browser.submit(await browser.visit(url), typed);
    all.push({ browser, tokens: await finishSignIn(site, browser, answer, verifier) });
  }
  for (const { tokens } of all) expect(await accepted(tokens.access_token)).toBe(true);
  return all as [(typeof all)[0], ...typeof all];
}

async function silently(browser: Browser) {
  const { url, verifier } = authorizationRequest(site, { prompt: 'none' });
  const code = callbackParameters((await browser.visit(url, isCallback(site))).url).get('code');
  return { code: code ?? '', verifier, tokens: await redeem(site, code ?? '', verifier) };
}

test('a sign-out ends the token of this session at once, and no other', async () => {
  const [here, there] = await person('out@example.com', 2);
  // Code in the page may get tokens of its own, which are good anywhere.
  const beside = (await silently(here.browser)).tokens;
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    id_token_hint: here.tokens.id_token,
  });
  const url = `${site.issuer}/protocol/openid-connect/logout?${query}`;
  await here.browser.submit(await here.browser.visit(url), { logout: 'yes' });
  for (const { access_token } of [here.tokens, beside])
    expect(await accepted(access_token)).toBe(false);
  expect((await refresh(site, beside.refresh_token)).status).toBe(400);
  expect(await accepted(there?.tokens.access_token ?? '')).toBe(true);
});

test('a change of the password ends all tokens; the browser that changed it gets new ones', async () => {
  const [here, there] = await person('change@example.com', 2);
  const page = await here.browser.visit(`${site.issuer}/account/account-security/signing-in`);
  await here.browser.submit(page, { current: PASSWORD, password: 'another horse' });
  expect(await accepted(there?.tokens.access_token ?? '')).toBe(false);
  expect(await accepted(here.tokens.access_token)).toBe(false);
  const { tokens } = await silently(here.browser);
  expect(await accepted(tokens.access_token)).toBe(true);
});

test('a refresh token that is used again ends what it gave; what is given after that is good', async () => {
  const [{ browser, tokens }] = await person('reuse@example.com');
  const second = await refresh(site, tokens.refresh_token);
  expect(await accepted(second.access_token)).toBe(true);
  expect((await refresh(site, tokens.refresh_token)).status).toBe(400);
  expect(await accepted(second.access_token)).toBe(false);
  expect(await accepted(tokens.access_token)).toBe(false);
  expect(await accepted((await silently(browser)).tokens.access_token)).toBe(true);
});

test('a code that is used again ends what it gave', async () => {
  const [{ browser }] = await person('code@example.com');
  const { code, verifier, tokens } = await silently(browser);
  expect(await accepted(tokens.access_token)).toBe(true);
  await redeem(site, code, verifier);
  expect(await accepted(tokens.access_token)).toBe(false);
});

test('a revoked refresh token ends the tokens beside it', async () => {
  const [{ tokens }] = await person('revoke@example.com');
  await fetch(`${site.issuer}/protocol/openid-connect/revoke`, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({ client_id: CLIENT_ID, token: tokens.refresh_token }),
  });
  expect(await accepted(tokens.access_token)).toBe(false);
});

test('knowing all this asks the database one thing a call', async () => {
  const [{ tokens }] = await person('once@example.com');
  asked = 0;
  await accepted(tokens.access_token);
  await accepted(tokens.access_token);
  expect(asked).toBe(2);
});

/** The `sub` and `sid` of somebody's token. */
function idsOf({ tokens }: { tokens: TokenAnswer }) {
  const { sub = '', sid } = decodeJwt(tokens.access_token);
  return { sub, sid: String(sid) };
}

test('each session is listed with its device and no more of the address than its network', async () => {
  const [here] = await person('listed@example.com', 2);
  const browser = createBrowser();
  const { url, verifier } = authorizationRequest(site);
  const typed = { email: 'listed@example.com', password: PASSWORD };
  const answer = await browser.submit(await browser.visit(url), typed);
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
  const location = new URL(answer.headers.get('location') ?? '', site.origin).href;
  site.advance(60);
  const back = await browser.request(location, { headers });
  const code = callbackParameters(back.headers.get('location') ?? '').get('code') ?? '';
  const now = Math.floor(site.now() / 1_000);
  const place = { browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' };
  await until(async () => (await signedIn.list(idsOf(here).sub)).length === 3);
  const list = await signedIn.list(idsOf(here).sub);
  expect(list[0]).toEqual({ ...place, id: expect.any(String), beganAt: now, seenAt: now });
  expect(list.map(({ network }) => network).slice(1)).toEqual(['127.0.0.0/24', '127.0.0.0/24']);
  const { tokens } = { tokens: await redeem(site, code, verifier) };
  expect(idsOf({ tokens }).sid).toBe(list[0]?.id);
  const stored = await site.db.selectFrom('idp_session').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('203.0.113.77');

  site.advance(120);
  await refresh(site, here.tokens.refresh_token);
  const seen = async () =>
    (await signedIn.list(idsOf(here).sub)).find(({ id }) => id === idsOf(here).sid)?.seenAt;
  await until(async () => (await seen()) === now + 120);
});

test('one session is ended from elsewhere: its tokens, its refreshing, its signing in silently', async () => {
  const [here, there] = await person('end@example.com', 2);
  if (!there) throw new Error('No second browser');
  expect(await signedIn.end(idsOf(here).sub, idsOf(there).sid)).toBe(true);
  expect(await accepted(there.tokens.access_token)).toBe(false);
  expect((await refresh(site, there.tokens.refresh_token)).status).toBe(400);
  expect((await silently(there.browser)).code).toBe('');
  expect(await accepted(here.tokens.access_token)).toBe(true);
  expect((await signedIn.list(idsOf(here).sub)).map(({ id }) => id)).toEqual([idsOf(here).sid]);
  expect(await signedIn.end(idsOf(here).sub, idsOf(there).sid)).toBe(false);
});

test('all others are ended at once, and nobody else’s', async () => {
  const [here, ...others] = await person('others@example.com', 3);
  const [stranger] = await person('stranger@example.com');
  expect(await signedIn.end(idsOf(here).sub, idsOf(stranger).sid)).toBe(false);
  expect(await signedIn.endOthers(idsOf(here).sub, idsOf(here).sid)).toBe(2);
  for (const { tokens } of others) expect(await accepted(tokens.access_token)).toBe(false);
  expect(await accepted(here.tokens.access_token)).toBe(true);
  expect(await accepted(stranger.tokens.access_token)).toBe(true);
});
