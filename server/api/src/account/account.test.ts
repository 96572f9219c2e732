import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@sastre/shared-testing/node';
import { formWith, makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import { takeOperation } from '../plans/index.ts';
import { tracesOf } from './testing/traces.ts';

const TABLES = ['cv', 'job_description', 'tailoring_job', 'picture', 'ai_consumption'] as const;
let site: TestSite;
let user: Visitor;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  user = await site.visitor();
  await fill(user);
});

/** One row of everything. */
async function fill({ sub, call, email }: Visitor): Promise<void> {
  await call('GET', '/user/me/cv');
  await call('POST', '/user/me/picture', formWith(await makePicture()));
  await site.db
    .insertInto('job_description')
    .values({ id: randomUUID(), user_id: sub, company_name: 'Acme', content: 'x' })
    .execute();
  await site.db
    .insertInto('tailoring_job')
    .values({ id: randomUUID(), user_id: sub, request: '{}' })
    .execute();
  await takeOperation(site.db, sub, { dailyLimit: 3, weeklyLimit: 10 }, site.clock.now);
  await site.db
    .insertInto('idp_user')
    .values({ id: sub, email, name: 'Ada', pw_hash: 'x', pw_changed_at: 0, created_at: 0 })
    .execute();
}

async function rows(sub: string) {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    counts[table] = (
      await site.db.selectFrom(table).select('user_id').where('user_id', '=', sub).execute()
    ).length;
  }
  for (const table of ['app_user', 'idp_user'] as const) {
    counts[table] = (
      await site.db.selectFrom(table).select('id').where('id', '=', sub).execute()
    ).length;
  }
  return counts;
}
/** What the security log has noted since it was last asked. */
const noted = () =>
  site.logLines
    .splice(0)
    .map((line) => JSON.parse(line) as { msg: string; event?: string; reqId?: string })
    .flatMap(({ msg, event, reqId }) => (msg === 'security' && reqId ? [event] : []));
const files = async () => (await site.pictureStore.list('')).length;

describe('deleting the account', () => {
  test('removes every row and file and the identity, and refuses the token from then on', async () => {
    const before = await files();
    noted();
    expect((await user.call('DELETE', '/user/me')).statusCode).toBe(204);
    expect(noted()).toEqual(['account-deleted']);
    expect(Object.values(await rows(user.sub))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await until(async () => (await files()) === before - 1);
    const traces = async () => tracesOf(site.db, [user.sub, user.email]);
    await until(async () => Object.keys(await traces()).length === 0);
    expect((await user.call('GET', '/user/me/cv')).statusCode).toBe(401);
    expect(await traces()).toEqual({});
    expect((await rows(user.sub))['app_user']).toBe(0);
  });

  test('leaves others alone', async () => {
    const other = await site.visitor();
    await fill(other);
    const before = await rows(other.sub);
    await user.call('DELETE', '/user/me');
    expect(await rows(other.sub)).toEqual(before);
  });

  test('wins over calls on their way: none brings the user back', async () => {
    const other = await site.sign({ ...user, name: 'New name' });
    const calls = Array.from({ length: 12 }, async (_, index) =>
      index === 5
        ? user.call('DELETE', '/user/me')
        : site.app.inject({
            url: '/api/user/me/cv',
            headers: { authorization: `Bearer ${other}` },
          }),
    );
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
    expect(Object.values(await rows(user.sub))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('resetting the account', () => {
  test('wipes CVs, job descriptions, jobs and pictures; user and use stay', async () => {
    const before = await files();
    noted();
    expect((await user.call('POST', '/user/me/reset')).statusCode).toBe(204);
    expect(noted()).toEqual(['account-reset']);
    expect(await rows(user.sub)).toEqual({
      cv: 0,
      job_description: 0,
      tailoring_job: 0,
      picture: 0,
      ai_consumption: 1,
      app_user: 1,
      idp_user: 1,
    });
    await until(async () => (await files()) === before - 1);
    expect((await user.call('GET', '/user/me/cv')).statusCode).toBe(200);
  });
});

test('a user that another server deleted and an identity that lives on start anew', async () => {
  await site.db.deleteFrom('app_user').where('id', '=', user.sub).execute();
  expect((await user.call('GET', '/user/me/cv')).json()).toMatchObject({ code: 'unauthenticated' });
  expect((await user.call('GET', '/user/me/cv')).statusCode).toBe(200);
});

test('name and email follow the token', async () => {
  const renamed = await site.visitor({ ...user, name: 'Ada King' });
  await renamed.call('GET', '/user/me/cv');
  const silent = await site.visitor({ ...user, name: '', email: '' });
  expect((await silent.call('GET', '/user/me/cv')).statusCode).toBe(200);
  const row = await site.db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', user.sub)
    .executeTakeFirst();
  expect(row).toEqual({ name: 'Ada King', email: user.email });
});
