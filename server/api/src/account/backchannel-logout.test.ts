import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sweepEnded } from '@sastre/db/users';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const HOUR_MS = 3_600_000;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ IDP_URL: 'https://id.example.org' });
});
afterAll(() => site.stop());

/** Somebody with tokens of some sessions. */
async function signedIn() {
  const { sub, name, email } = await site.visitor();
  const person = { sub, name, email };
  const status = async (sid: string) => {
    const headers = { authorization: `Bearer ${await site.sign(person, { sid })}` };
    return (await site.app.inject({ url: '/api/user/me/cv', headers })).statusCode;
  };
  const logoutToken = (claims: object, by?: 'stranger') =>
    site.tokens.forge(
      person,
      {
        header: { typ: 'logout+jwt' },
        claims: {
          ...{ typ: 'Logout', azp: undefined, aud: 'sastre-web', jti: 'once' },
          events: { [EVENT]: {} },
          ...claims,
        },
      },
      by,
    );
  return { person, status, logoutToken };
}

const tell = (payload: string, type = 'application/x-www-form-urlencoded') =>
  site.app.inject({
    method: 'POST',
    url: '/api/backchannel-logout',
    headers: { 'content-type': type },
    payload,
  });
const tellOf = (token: string) => tell(new URLSearchParams({ logout_token: token }).toString());

test('the tokens of a session that the provider has ended are refused at the next call, of others not', async () => {
  const one = await signedIn();
  const other = await signedIn();
  expect([await one.status('s1'), await one.status('s2')]).toEqual([200, 200]);
  const answer = await tellOf(await one.logoutToken({ sid: 's1' }));
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    '',
    'no-store',
  ]);
  expect([await one.status('s1'), await one.status('s2'), await other.status('s3')]).toEqual([
    401, 200, 200,
  ]);
  // Told twice, it stays so.
  expect((await tellOf(await one.logoutToken({ sid: 's1' }))).statusCode).toBe(200);
  expect(await one.status('s1')).toBe(401);
  const noted = site.logLines.filter((line) => line.includes('session-ended'));
  expect(noted).toHaveLength(2);
  expect(noted.join()).not.toContain(one.person.sub);
});

test('it is remembered for longer than a token lives, and then forgotten', async () => {
  const { logoutToken } = await signedIn();
  expect((await tellOf(await logoutToken({ sid: 's9' }))).statusCode).toBe(200);
  const kept = async (hours: number) => {
    await sweepEnded(site.db, () => site.clock.now + hours * HOUR_MS);
    const rows = await site.db.selectFrom('ended_session').select('session').execute();
    return rows.some(({ session }) => session === 's9');
  };
  expect([await kept(23), await kept(25)]).toEqual([true, false]);
});

test('what is no logout token of the provider ends nothing', async () => {
  const { person, status, logoutToken } = await signedIn();
  const seconds = Math.floor(site.clock.now / 1_000);
  const tokens = {
    'an access token': await site.sign(person, { sid: 's4', jti: 'x' }),
    'an ID token': await logoutToken({ sid: 's4', events: undefined, nonce: 'n' }),
    'one with a nonce': await logoutToken({ sid: 's4', nonce: 'n' }),
    'one of another event': await logoutToken({ sid: 's4', events: { other: {} } }),
    'one for another client': await logoutToken({ sid: 's4', aud: 'other' }),
    'one of another issuer': await logoutToken({ sid: 's4', iss: 'https://evil.example' }),
    "a stranger's": await logoutToken({ sid: 's4' }, 'stranger'),
    'one of an hour ago': await logoutToken({ sid: 's4', iat: seconds - 3_600, exp: undefined }),
    'one that has run out': await logoutToken({ sid: 's4', exp: seconds - 60 }),
    'one without an id': await logoutToken({ sid: 's4', jti: undefined }),
    'one that names no session': await logoutToken({}),
    'no token': 'abc',
    nothing: '',
  };
  const answers = [];
  for (const [kind, token] of Object.entries(tokens)) {
    const answer = await tellOf(token);
    answers.push([kind, answer.statusCode, answer.json<{ code: string }>().code]);
  }
  expect(answers).toEqual(Object.keys(tokens).map((kind) => [kind, 400, 'malformed-request']));
  expect((await tell('')).statusCode).toBe(400);
  expect((await tell('{"logout_token":"x"}', 'application/json')).statusCode).toBe(415);
  expect((await tell(`logout_token=${'a'.repeat(20_000)}`)).statusCode).toBe(413);
  expect(await status('s4')).toBe(200);
});
