import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  endpointList,
  endpointPath,
  problemSchema,
  type EndpointRow,
} from '@sastre/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { check } from '@sastre/base/web';
import { goodCalls, type GoodCalls } from './testing/good-calls.ts';
import { formWith } from './testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from './testing/test-site.ts';

const served = endpointList.filter(({ planned }) => planned !== true);
const named = (rows: readonly EndpointRow[]) => rows.map((row) => [row.id, row] as const);

let site: TestSite;
let owner: Visitor;
let stranger: Visitor;
let goodCall: GoodCalls;

beforeAll(async () => {
  site = await startTestSite();
  [owner, stranger] = [await site.visitor(), await site.visitor()];
  goodCall = goodCalls(site);
});
afterAll(() => site.stop());

async function call(row: EndpointRow, caller: Visitor, resourcesOf: Visitor) {
  const good = await goodCall(row, resourcesOf);
  const { body, headers } = good.form ?? { body: good.body, headers: {} };
  return caller.call(row.method, endpointPath(row, good.params), { body, headers });
}

function expectProblem(answer: LightMyRequestResponse, status: number, code: string) {
  expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
    status,
    code,
  });
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problemSchema.safeParse(answer.json()).success).toBe(true);
  const { detail, message, requestId } = answer.json<Record<string, string>>();
  expect(message).toBe(detail);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
}

describe.each(named(served))('%s', (_id, row) => {
  test('answers as its row says', async () => {
    const user = row.id === 'deleteAccount' ? await site.visitor() : owner;
    const answer = await call(row, user, user);
    expect({ status: answer.statusCode, body: answer.statusCode > 299 ? answer.body : '' }).toEqual(
      { status: row.status, body: '' },
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toMatch(/no-store|private/);
    if (row.response !== undefined) {
      expect(check(row.response, answer.json())).toMatchObject({ ok: true });
    }
    if (row.kind === 'empty') expect(answer.body).toBe('');
    if (row.kind === 'blob') expect(answer.rawPayload.byteLength).toBeGreaterThan(10);
  });

  if (row.auth === 'required') {
    test.each([
      ['no token', undefined],
      ['a forged token', 'Bearer abc.def.ghi'],
      ['another scheme', 'Basic YTpi'],
    ])('refuses %s', async (_name, authorization) => {
      const { params } = await goodCall(row, owner);
      const url = `/api${endpointPath(row, params)}`;
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await site.app.inject({ method: row.method, url, headers });
      expectProblem(answer, 401, 'unauthenticated');
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    });
  }

  if (row.params !== undefined && row.auth === 'required') {
    test('hides what is someone else’s, and what is no id at all', async () => {
      expectProblem(await call(row, stranger, owner), 404, 'not-found');
      const name = /\{(\w+)\}/.exec(row.path)?.[1] ?? '';
      const { params } = await goodCall(row, owner);
      const path = endpointPath(row, { ...params, [name]: 'no-id%00' });
      const body = row.request === undefined ? undefined : {};
      expectProblem(await owner.call(row.method, path, { body }), 404, 'not-found');
    });
  }

  if (row.request !== undefined) {
    test('names what is wrong with the body and stores nothing', async () => {
      const { params, body } = await goodCall(row, owner);
      const path = endpointPath(row, params);
      const before = await site.db
        .selectFrom('cv')
        .selectAll()
        .where('user_id', '=', owner.sub)
        .execute();
      const jobs = site.jobs.size;
      const answer = await owner.call(row.method, path, { body: { ...body, surprise: 1 } });
      expectProblem(answer, 422, 'invalid-input');
      expect(answer.json()).toMatchObject({
        errors: [{ path: 'surprise', message: 'Unknown field' }],
      });
      expectProblem(await owner.call(row.method, path), 422, 'invalid-input');
      expect(
        await site.db.selectFrom('cv').selectAll().where('user_id', '=', owner.sub).execute(),
      ).toEqual(before);
      expect(site.jobs.size).toBe(jobs);
    });

    test('refuses malformed JSON, other types and poisoned keys', async () => {
      const { params } = await goodCall(row, owner);
      const path = endpointPath(row, params);
      const send = (body: string, type = 'application/json') =>
        owner.call(row.method, path, { body, headers: { 'content-type': type } });
      expectProblem(await send('{"a":'), 400, 'malformed-request');
      expectProblem(await send('{"__proto__":{"admin":true}}'), 400, 'malformed-request');
      expectProblem(await send('<cv/>', 'application/xml'), 415, 'unsupported-type');
      expectProblem(await send(JSON.stringify({ a: ['\ud800'] })), 422, 'invalid-input');
    });
  }

  if (row.request !== undefined || row.kind === 'upload') {
    test('refuses a body over its limit', async () => {
      const { params } = await goodCall(row, owner);
      const size = (row.bodyLimit ?? 1_048_576) + 1;
      const large = {
        body: Buffer.alloc(size, 97),
        headers: { 'content-type': 'application/json' },
      };
      const { body, headers } = row.kind === 'upload' ? formWith(Buffer.alloc(size)) : large;
      const answer = await owner.call(row.method, endpointPath(row, params), { body, headers });
      expectProblem(answer, 413, 'too-large');
    });
  }
});

describe('requests that no route takes', () => {
  test.each([
    ['GET', '/api/nothing', 404, undefined],
    ['POST', '/api/saas/plans', 405, 'GET, HEAD'],
    ['GET', '/api/user/me/reset', 405, 'POST'],
    ['PUT', '/api/user/me/picture/x', 405, 'DELETE, GET, HEAD'],
    ['DELETE', '/plans', 405, 'GET, HEAD'],
    ['OPTIONS', '/api/user/me/cv', 405, 'DELETE, GET, HEAD'],
  ] as const)('%s %s: %s', async (method, url, status, allow) => {
    const answer = await site.app.inject({ method, url });
    expectProblem(answer, status, status === 404 ? 'not-found' : 'method-not-allowed');
    expect(answer.headers.allow).toBe(allow);
  });

  test('an address that cannot be decoded is a bad request', async () => {
    expectProblem(await site.app.inject('/api/%zz'), 400, 'malformed-request');
  });
});

test('logs neither who called nor what was asked', async () => {
  const secret = `secret-${randomUUID()}`;
  await owner.call('GET', `/saas/plans?language=${secret}`);
  await owner.call('PUT', `/user/me/cv/${secret}`, { body: { surprise: secret } });
  const text = site.logLines.join('');
  expect(text).toContain('"route":"/api/user/me/cv/:id"');
  for (const hidden of [secret, owner.token, owner.email, owner.sub, '127.0.0.1']) {
    expect(text).not.toContain(hidden);
  }
});
