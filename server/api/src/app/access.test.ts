import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpointList, endpointPath, type EndpointRow } from '@sastre/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { badTokens } from './testing/bad-tokens.ts';
import { goodCalls, type GoodCall, type GoodCalls } from './testing/good-calls.ts';
import { startTestSite, type TestSite, type Visitor } from './testing/test-site.ts';

const served = endpointList.filter(({ planned }) => planned !== true);
const named = (rows: readonly EndpointRow[]) => rows.map((row) => [row.id, row] as const);
const guarded = named(served.filter(({ auth }) => auth === 'required'));
const open = named(served.filter(({ auth }) => auth !== 'required'));

let site: TestSite;
let owner: Visitor;
let stranger: Visitor;
let deleted: Visitor;
let goodCall: GoodCalls;
const tokens = badTokens(
  () => site,
  () => owner,
  () => deleted,
);

beforeAll(async () => {
  site = await startTestSite();
  [owner, stranger, deleted] = [await site.visitor(), await site.visitor(), await site.visitor()];
  goodCall = goodCalls(site);
  expect((await deleted.call('GET', '/user/me/cv')).statusCode).toBe(200);
  expect((await deleted.call('DELETE', '/user/me')).statusCode).toBe(204);
});
afterAll(() => site.stop());

function send(row: EndpointRow, { params, ...good }: GoodCall, authorization: string | undefined) {
  const { body, headers } = good.form ?? { body: good.body, headers: {} };
  return site.app.inject({
    method: row.method,
    url: `/api${endpointPath(row, params)}`,
    headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
    ...(body === undefined ? {} : { payload: body }),
  });
}

function seen(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, code: answer.json<{ code: string }>().code };
}

/** Everything that is stored, in little: how many rows each table has, and every CV. */
async function stored() {
  const { db } = site;
  const cvs = await db.selectFrom('cv').selectAll().orderBy('id').execute();
  const pictures = await db
    .selectFrom('picture')
    .select(['id', 'deleted_at'])
    .orderBy('id')
    .execute();
  const versions = await db
    .selectFrom('cv_version')
    .select(['cv_id', 'version'])
    .orderBy('cv_id')
    .orderBy('version')
    .execute();
  const users = await db.selectFrom('app_user').select('id').orderBy('id').execute();
  const payments = await db.selectFrom('payment_subscription').select('id').orderBy('id').execute();
  return { cvs, versions, pictures, users, payments, jobs: site.jobs.size };
}

describe.each(guarded)('%s', (id, row) => {
  test(`takes none of ${tokens.length} bad tokens, and does nothing`, async () => {
    const good = await goodCall(row, owner);
    const before = await stored();
    const answers: [string, object][] = [];
    for (const [kind, header] of tokens) {
      const answer = await send(row, good, await header());
      const challenge = String(answer.headers['www-authenticate']).split(' ')[0];
      answers.push([kind, { ...seen(answer), challenge }]);
    }
    const refused = { status: 401, code: 'unauthenticated', challenge: 'Bearer' };
    expect(answers).toEqual(tokens.map(([kind]) => [kind, refused]));
    expect(await stored()).toEqual(before);
  });

  test('takes a token from the header only', async () => {
    const good = await goodCall(row, owner);
    const path = `/api${endpointPath(row, good.params)}`;
    for (const url of [`${path}?access_token=${owner.token}`, `${path}?token=${owner.token}`]) {
      const headers = { cookie: `access_token=${owner.token}; KEYCLOAK_IDENTITY=${owner.token}` };
      const answer = await site.app.inject({ method: row.method, url, headers });
      expect(seen(answer)).toEqual({ status: 401, code: 'unauthenticated' });
    }
  });

  if (row.method === 'GET') {
    test('asks for a token also when only its headers are wanted', async () => {
      const { params } = await goodCall(row, owner);
      const url = `/api${endpointPath(row, params)}`;
      const answer = await site.app.inject({ method: 'HEAD', url });
      expect([answer.statusCode, answer.body]).toEqual([401, '']);
    });
  }

  if (row.params !== undefined) {
    test('knows nothing of another user’s, and leaves it as it is', async () => {
      const good = await goodCall(row, owner);
      const before = await stored();
      const answer = await send(row, good, `Bearer ${stranger.token}`);
      expect(seen(answer)).toEqual({ status: 404, code: 'not-found' });
      const after = await stored();
      expect({ ...after, users: before.users }).toEqual(before);
      expect((await send(row, good, `Bearer ${owner.token}`)).statusCode).toBe(row.status);
    });

    test('knows nothing of what is no id', async () => {
      const { params, ...rest } = await goodCall(row, owner);
      const [name = '', known = ''] = Object.entries(params)[0] ?? [];
      for (const odd of oddIds(known)) {
        const answer = await send(
          row,
          { ...rest, params: { ...params, [name]: odd } },
          `Bearer ${owner.token}`,
        );
        expect([odd, seen(answer)]).toEqual([odd, { status: 404, code: 'not-found' }]);
      }
    });
  }

  test('names its path’s parameters in its schema', () => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([id, names.length === 0]).toEqual([id, row.params === undefined]);
  });
});

function oddIds(known: string): string[] {
  return [
    'x',
    '0',
    '-1',
    '11111111-2222-4333-8444-555555555555',
    `${known}0`,
    `${known} `,
    ` ${known}`,
    known.slice(0, -1),
    `${known}\0`,
    `${known}/..`,
    '../../etc/passwd',
    `' or '1'='1`,
    '{"$ne":null}',
    '[object Object]',
    '１１１１１１１１-2222-4333-8444-555555555555',
    'a'.repeat(900),
  ];
}

describe.each(open)('%s, which needs no token,', (_id, row) => {
  test('answers the same whatever token is sent', async () => {
    const good = await goodCall(row, owner);
    const expected = await send(row, good, undefined);
    expect(expected.statusCode).toBe(row.status);
    for (const [kind, header] of [
      ...tokens,
      ['another user', () => `Bearer ${stranger.token}`] as const,
    ]) {
      const answer = await send(row, good, await header());
      expect([kind, answer.statusCode, answer.rawPayload]).toEqual([
        kind,
        row.status,
        expected.rawPayload,
      ]);
    }
  });
});

test('nothing but these is open', () => {
  expect(open.map(([id]) => id).toSorted()).toEqual(['getSharedPicture', 'listPlans']);
});

test('a share link that was changed leads nowhere', async () => {
  const row = served.find(({ id }) => id === 'getSharedPicture') as EndpointRow;
  const { params } = await goodCall(row, owner);
  const token = params['token'] ?? '';
  const signature = token.lastIndexOf('.') + 1;
  for (let at = 0; at < token.length; at += 1) {
    // Half of the alphabet further on: what the last sign carries beyond the bytes is nobody's.
    const isLate = /[g-z0-9_-]/.test(token[at] ?? '');
    const sign = at < signature ? (token[at] === '1' ? '2' : '1') : isLate ? 'A' : 'z';
    const changed = token.slice(0, at) + sign + token.slice(at + 1);
    const answer = await send(row, { params: { token: changed } }, undefined);
    expect([changed, answer.statusCode]).toEqual([changed, 404]);
  }
});
