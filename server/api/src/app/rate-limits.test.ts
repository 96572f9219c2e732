import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpointList, problemSchema } from '@sastre/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { parseConfig } from '@sastre/base/config';
import { budgetOf, createWindowCounter } from '@sastre/base/web';
import { startTestSite, type TestSite, type Visitor } from './testing/test-site.ts';

const ONE_MINUTE = 60_000;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    TRUST_PROXY: 'true',
    RATE_LIMIT_READS: '5',
    RATE_LIMIT_WRITES: '2',
    RATE_LIMIT_TAILORINGS: '1',
    RATE_LIMIT_PAYMENTS: '1',
    RATE_LIMIT_SHARED: '3',
  });
});
afterAll(() => site.stop());

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const read = (user: Visitor, address: string) => user.call('GET', '/user/me/cv', from(address));

async function times(count: number, call: () => Promise<LightMyRequestResponse>) {
  const codes: number[] = [];
  for (let turn = 0; turn < count; turn += 1) codes.push((await call()).statusCode);
  return codes;
}

describe('a user', () => {
  test('who asks too often is told when to come back, and may then', async () => {
    const [user, address] = [await site.visitor(), newAddress()];
    expect(await times(5, () => read(user, address))).toEqual([200, 200, 200, 200, 200]);
    site.clock.now += 17_500;
    const refused = await read(user, address);
    expect(refused.headers['retry-after']).toBe('43');
    expect(problemSchema.parse(refused.json())).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    site.clock.now += ONE_MINUTE - 17_500 - 1;
    expect((await read(user, address)).headers['retry-after']).toBe('1');
    site.clock.now += 1;
    expect((await read(user, address)).statusCode).toBe(200);
  });

  test('is counted wherever they are, and pays for nobody else', async () => {
    const [user, other] = [await site.visitor(), await site.visitor()];
    expect(await times(5, () => read(user, newAddress()))).toEqual([200, 200, 200, 200, 200]);
    const address = newAddress();
    expect((await read(user, address)).statusCode).toBe(429);
    expect((await read(other, address)).statusCode).toBe(200);
  });

  test('who reads too often may still save, and the other way round', async () => {
    const [user, address] = [await site.visitor(), newAddress()];
    const { _id } = (await read(user, address)).json<{ _id: string }>();
    const save = () =>
      user.call('PUT', `/user/me/cv/${_id}`, { body: { skills: [] }, ...from(address) });
    expect(await times(5, () => read(user, address))).toEqual([200, 200, 200, 200, 429]);
    expect(await times(3, save)).toEqual([200, 200, 429]);
    const start = () =>
      user.call('POST', '/user/me/cv/tailor', {
        body: { jobDescription: 'Do sums', companyName: 'Babbage' },
        ...from(address),
      });
    expect(await times(2, start)).toEqual([202, 429]);
  });
});

describe('an address', () => {
  const anybody = (address: string, token = 'x.y.z') =>
    site.app.inject({
      url: '/api/user/me/cv',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    });

  test('that guesses tokens is stopped before they are looked at', async () => {
    const address = newAddress();
    const codes = await times(17, () => anybody(address));
    expect(codes.slice(0, 15).every((code) => code === 401)).toBe(true);
    expect(codes.slice(15)).toEqual([429, 429]);
    const user = await site.visitor();
    expect((await read(user, address)).statusCode).toBe(429);
    expect((await read(user, newAddress())).statusCode).toBe(200);
  });

  test('is held to it also where nobody needs to be signed in', async () => {
    const address = newAddress();
    const plans = () => site.app.inject({ url: '/api/saas/plans', ...from(address) });
    const codes = await times(16, plans);
    expect([codes[14], codes[15]]).toEqual([200, 429]);
  });

  test('of IPv6 counts with its whole network', async () => {
    let host = 0;
    const next = () => anybody(`2001:db8:1:2::${(host += 1).toString(16)}`);
    expect((await times(16, next)).at(-1)).toBe(429);
    expect((await anybody('2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

test('without limits nobody is stopped', async () => {
  const user = await site.visitor();
  const list = () => user.call('POST', '/user/me/picture', from(newAddress()));
  expect(new Set(await times(40, list))).toEqual(new Set([415]));
});

test.each(endpointList.map((row) => [row.id, row] as const))('%s has its budget', (id, row) => {
  const special: Record<string, string> = {
    uploadPicture: 'uploads',
    generatePdf: 'pdfs',
    readPdf: 'pdfs',
    startTailoring: 'tailorings',
    checkTailoring: 'reads',
    startSubscription: 'payments',
    openBillingPortal: 'payments',
  };
  expect(budgetOf(row)).toBe(special[id] ?? (row.method === 'GET' ? 'reads' : 'writes'));
});

test('as shipped, a user with three tabs that poll each second is far from every limit', () => {
  const { rateBudgets } = parseConfig({ env: {}, repository: '/srv', isRoot: false });
  expect(rateBudgets.reads).toBeGreaterThan(3 * 60 * 5);
  expect(rateBudgets.writes).toBeGreaterThan(60 * 4);
  expect(rateBudgets.shared).toBeGreaterThanOrEqual(20);
});

describe('the window counter', () => {
  test('are forgotten, oldest first, when there are too many', () => {
    const counter = createWindowCounter(() => 0, 3);
    for (const key of ['a', 'b', 'c', 'd']) counter.count(key, ONE_MINUTE);
    expect(counter.size()).toBe(3);
    expect(counter.count('b', ONE_MINUTE).current).toBe(2);
    expect(counter.count('a', ONE_MINUTE).current).toBe(1);
  });

  test('begin anew when the clock was set back', () => {
    let now = ONE_MINUTE;
    const counter = createWindowCounter(() => now);
    counter.count('a', ONE_MINUTE);
    now = 0;
    expect(counter.count('a', ONE_MINUTE)).toEqual({ current: 1, ttl: ONE_MINUTE });
  });
});
