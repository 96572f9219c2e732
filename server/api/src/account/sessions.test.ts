import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sessionsSchema } from '@sastre/shared-contracts/api';
import { addSession } from './testing/add-session.ts';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/** A user with sessions, the first of which is the one that calls. */
async function signedIn(...sids: string[]): Promise<Visitor> {
  const visitor = await site.visitor();
  const seconds = Math.floor(site.clock.now / 1_000);
  for (const [place, sid] of sids.entries())
    await addSession(site.db, visitor, sid, seconds + place);
  const token = await site.sign(visitor, { sid: sids[0] });
  return {
    ...visitor,
    call: (method, path) =>
      site.app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}` },
      }),
  };
}

async function listed(user: Visitor) {
  const { elsewhere, sessions } = sessionsSchema.parse(
    (await user.call('GET', '/user/me/sessions')).json(),
  );
  return { elsewhere, ids: sessions.map(({ id, current }) => `${id}${current ? ' here' : ''}`) };
}

test('a user sees the own sessions, this one first, and ends one or all others', async () => {
  const user = await signedIn('a1', 'a2', 'a3');
  const other = await signedIn('b1', 'b2');
  expect(await listed(user)).toEqual({ elsewhere: false, ids: ['a1 here', 'a3', 'a2'] });
  expect((await user.call('DELETE', '/user/me/sessions/a2')).statusCode).toBe(204);
  expect((await user.call('DELETE', '/user/me/sessions/a2')).statusCode).toBe(404);
  expect((await user.call('DELETE', '/user/me/sessions/b2')).statusCode).toBe(404);
  expect((await user.call('DELETE', '/user/me/sessions')).statusCode).toBe(204);
  expect((await listed(user)).ids).toEqual(['a1 here']);
  expect((await listed(other)).ids).toEqual(['b1 here', 'b2']);
});

test('a token that names no session ends none', async () => {
  const user = await signedIn('c1', 'c2');
  const token = await site.sign(user);
  const url = '/api/user/me/sessions';
  const headers = { authorization: `Bearer ${token}` };
  expect((await site.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect((await listed(user)).ids).toHaveLength(2);
});

test('where a Keycloak keeps them, it is said that they are elsewhere', async () => {
  const external = await startTestSite({ IDP_URL: 'https://id.example.org' });
  const user = await external.visitor();
  const answer = await user.call('GET', '/user/me/sessions');
  expect(answer.json()).toEqual({ elsewhere: true, sessions: [] });
  expect((await user.call('DELETE', '/user/me/sessions/x')).statusCode).toBe(404);
  await external.stop();
});
