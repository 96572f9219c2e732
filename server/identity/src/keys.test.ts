import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { until } from '@sastre/shared-testing/node';
import { createKeyRing } from './store/key-ring.ts';
import { loadKeys, publicKeys, rotateKeys } from './store/keys.ts';
import { PUBLISHED_BEFORE_SECONDS, SIGNS_FOR_SECONDS } from './store/keys.rules.ts';
import { sweepExpired } from './store/sweep.ts';
import { createBrowser } from './testing/browser.ts';
import {
  authorizationRequest,
  callbackParameters,
  isCallback,
  PASSWORD,
  finishSignIn,
  refresh,
  register,
} from './testing/client.ts';
import {
  AUDIENCE,
  CLIENT_ID,
  startTemporarySite,
  type TemporarySite,
} from './testing/temporary-site.ts';
import { IdentityUnavailable, createTokenVerifier } from '@sastre/base/tokens';

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
}, 120_000);
afterAll(() => site?.stop());

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

async function published(): Promise<string[]> {
  const answer = await fetch(`${site.issuer}/protocol/openid-connect/certs`);
  const { keys } = (await answer.json()) as { keys: { kid: string; d?: string }[] };
  expect(keys.filter((key) => key.d !== undefined)).toEqual([]);
  return keys.map(({ kid }) => kid);
}

/** As the server makes it, from a ring of its own. The clock of tokens stands still: expiry is not what is tested. */
function verifier() {
  const ring = createKeyRing(site.db, site.now);
  return createTokenVerifier({
    issuer: site.issuer,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    jwks: async (freshMs) => {
      const keys = await ring.current(freshMs);
      return { version: keys.version, jwks: publicKeys(keys) };
    },
    isDenied: () => false,
    clock: Date.now,
  });
}

async function silent(browser: ReturnType<typeof createBrowser>) {
  const { url } = authorizationRequest(site, { prompt: 'none' });
  return callbackParameters((await browser.visit(url, isCallback(site))).url);
}

test('a planned rotation is noticed by nobody: published first, then used, sessions and forms go on', async () => {
  const browser = createBrowser();
  const verify = verifier();
  const before = await register(site, browser, 'rotation@example.com');
  const form = createBrowser();
  const { url, verifier: pkce } = authorizationRequest(site);
  const page = await form.visit(url);
  const [old = ''] = await published();
  expect(kidOf(before.access_token)).toBe(old);

  expect(await rotateKeys(site.db, site.now, 'next')).toEqual(['token', 'cookie']);
  site.advance(61);
  const [first, next = ''] = await published();
  expect([first, next === '']).toEqual([old, false]);
  const meanwhile = await refresh(site, before.refresh_token);
  expect(kidOf(meanwhile.access_token)).toBe(old);

  await site.db
    .updateTable('idp_key')
    .set({ signs_from: Math.floor(site.now() / 1000) })
    .where('ends_at', 'is', null)
    .execute();
  site.advance(61);
  expect(await published()).toEqual([next, old]);
  const after = await refresh(site, meanwhile.refresh_token);
  expect(kidOf(after.access_token)).toBe(next);
  for (const { access_token } of [before, meanwhile, after]) await verify(access_token);
  // Cookies and forms of the old keys.
  expect((await silent(browser)).get('code')).toBeTruthy();
  const accepted = await form.submit(page, { email: 'rotation@example.com', password: PASSWORD });
  expect(await finishSignIn(site, form, accepted, pkce)).toMatchObject({ status: 200 });
});

test('a key that is not to be trusted ends at once, and everything that it signed with it', async () => {
  const browser = createBrowser();
  const verify = verifier();
  const before = await register(site, browser, 'stolen@example.com');
  await verify(before.access_token);
  await rotateKeys(site.db, site.now, 'at-once');
  site.advance(61);
  expect(await published()).not.toContain(kidOf(before.access_token));
  await expect(verify(before.access_token)).rejects.toMatchObject({ status: 401 });
  expect((await silent(browser)).get('error')).toBe('login_required');
  const again = await register(site, createBrowser(), 'stolen-2@example.com');
  await verify(again.access_token);
  await sweepExpired(site.db, site.now);
  expect(await site.db.selectFrom('idp_key').select('kid').execute()).toHaveLength(2);
});

test('a request ends with the keys that it began with, whatever another one finds meanwhile', async () => {
  await site.addUser({ email: 'slow@example.com', name: 'Slow', password: PASSWORD });
  const browser = createBrowser();
  const page = await browser.visit(authorizationRequest(site).url);
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = site.db.transaction().execute(async (trx) => {
    await sql`lock table idp_user in access exclusive mode`.execute(trx);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const posted = browser.submit(page, { email: 'slow@example.com', password: PASSWORD });
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(site.db);
    return rows.length > 0;
  });
  await rotateKeys(site.db, site.now, 'at-once');
  site.advance(61);
  await published();
  done.resolve();
  await holding;
  const { status, headers } = await posted;
  expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/auth/')]);
});

test('a token of a key that another server made a moment ago is looked up once more', async () => {
  const verify = verifier();
  const before = await register(site, createBrowser(), 'another@example.com');
  await verify(before.access_token);
  await rotateKeys(site.db, site.now, 'at-once');
  site.advance(61);
  // Each ring has a minute of its own; this one is six seconds old.
  const ring = createKeyRing(site.db, site.now);
  const stale = await ring.current();
  await rotateKeys(site.db, site.now, 'at-once');
  site.advance(6);
  expect((await ring.current()).version).toBe(stale.version);
  expect((await ring.current(5_000)).version).not.toBe(stale.version);
});

test('the schedule makes the next key in time, one however many servers look', async () => {
  const { length } = (await loadKeys(site.db, site.now)).cookieKeys;
  expect(length).toBe(1);
  site.advance(SIGNS_FOR_SECONDS - PUBLISHED_BEFORE_SECONDS);
  const rings = [1, 2, 3].map(() => createKeyRing(site.db, site.now));
  const all = await Promise.all(rings.map((ring) => ring.current()));
  expect(new Set(all.map(({ version }) => version)).size).toBe(1);
  expect([all[0]?.cookieKeys.length, all[0]?.jwks.keys.length]).toEqual([2, 2]);
});

test('keys that cannot be read say nothing about a token', async () => {
  const verify = createTokenVerifier({
    issuer: site.issuer,
    clientId: CLIENT_ID,
    jwks: () => Promise.reject(new Error('away')),
    isDenied: () => false,
    clock: Date.now,
  });
  await expect(verify('a.b.c')).rejects.toThrow(IdentityUnavailable);
});
