import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomFrom } from '@sastre/shared-testing';
import { order, type Purchase } from '../payment/testing/shopper.ts';
import { formWith, makePicture } from './testing/picture.fixture.ts';
import { hostileRequest, type Known } from './testing/hostile-requests.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
const REQUESTS_A_ROUTE = 3 * SOAK;
const SEED = 6;
jest.setTimeout(60_000 * SOAK);

let site: TestSite;
beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_FROM: 'a@b.example' };
  site = await startTestSite({ PAYMENT_TEST_CLOCK: 'true', ...mail }, undefined, undefined, true);
});
afterAll(() => site.stop());

/** A sign-in under way: its cookies, where it is, and what its form holds. */
async function openSignIn() {
  const query = `client_id=sastre-web&redirect_uri=http%3A%2F%2Flocalhost%3A4000%2F&response_type=code&scope=openid&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;
  const url = `/idp/realms/sastre/protocol/openid-connect/auth?${query}`;
  const answer = await site.app.inject({ url });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  const path = new URL(String(answer.headers.location), 'http://localhost:4000').pathname;
  const cookie = cookies.join('; ');
  const page = await site.app.inject({ url: path, headers: { cookie } });
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return { cookie, uid: path.split('/').at(-1) ?? '', fields };
}

/** A new person with a bit of everything; requests may well delete them. */
async function newKnown(): Promise<Known> {
  const [user, buyer] = [await site.visitor(), await site.visitor()];
  const form = formWith(await makePicture());
  const { pictureId } = (await user.call('POST', '/user/me/picture', form)).json<{
    pictureId: string;
  }>();
  const { _id } = (await user.call('GET', '/user/me/cv')).json<{ _id: string }>();
  const purchase = (await order(buyer, 'professional')).json<Purchase>();
  const { cookie, uid, fields } = await openSignIn();
  const keys = site.paying.standIn?.keys;
  return {
    tokens: [user.token, buyer.token, keys?.secretKey ?? ''],
    ids: [pictureId, _id, uid, purchase.subscriptionId, purchase.url.split('/').at(-1) ?? ''],
    cookies: [cookie, cookie, 'a=b', `${cookie}; lang=xx; theme="><script>; bucket=-1`],
    fields,
    webhookSecret: keys?.webhookSecret ?? '',
    seconds: Math.floor(site.clock.now / 1_000),
  };
}

/** Sends an event with the provider's own signature. */
async function sendSigned(payload: string) {
  const seconds = Math.floor(site.clock.now / 1_000);
  const sum = createHmac('sha256', site.paying.standIn?.keys.webhookSecret ?? '')
    .update(`${seconds}.${payload}`)
    .digest('hex');
  const signature = `t=${seconds},v1=${sum}`;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return site.app.inject({ method: 'POST', url: '/api/saas/stripe/webhook', headers, payload });
}

/** What is needed to find the fault; some of the requests are very long. */
function inShort(
  { method, url }: TestSite['routes'][number],
  request: InjectOptions,
  answer: LightMyRequestResponse,
): string {
  const sent = [request.url, request.headers?.['content-type'], request.payload].map((part) =>
    JSON.stringify(part ?? '').slice(0, 120),
  );
  return `${method} ${url} → ${answer.statusCode} ${answer.body.slice(0, 120)} for ${sent.join(' ')}`;
}

test('nothing that is sent to any route makes the server fail', async () => {
  const random = randomFrom(SEED);
  const routes = site.routes.filter(({ method }) => method !== 'HEAD');
  expect(routes.length).toBeGreaterThan(60);
  const failed: string[] = [];
  const seen: Record<number, number> = {};
  for (let round = 0; round < REQUESTS_A_ROUTE; round += 1) {
    const known = await newKnown();
    for (const route of routes) {
      const request = hostileRequest(route, known, random);
      const answer = await site.app.inject(request);
      seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode >= 500) failed.push(inShort(route, request, answer));
    }
  }
  expect(failed).toEqual([]);
  // Some came through, some were stopped at each of the gates: the requests are not all of one kind.
  for (const status of [200, 400, 401, 404, 415, 422]) expect(seen[status]).toBeGreaterThan(0);
  const alarms = site.logLines.filter(
    (line) => (JSON.parse(line) as { level: number }).level >= 50,
  );
  expect(alarms).toEqual([]);
});

describe('what once made it fail', () => {
  test('a body of another type at the payment provider’s API', async () => {
    const authorization = `Bearer ${site.paying.standIn?.keys.secretKey}`;
    const headers = { authorization, 'content-type': 'text/plain' };
    const url = '/standin/v1/customers';
    const answer = await site.app.inject({ method: 'POST', url, headers, payload: 'x' });
    expect(answer.statusCode).toBe(415);
  });

  test.each(['/standin/portal/%00', '/standin/checkout/%00'])('%s', async (url) => {
    expect((await site.app.inject(url)).statusCode).toBe(410);
  });

  test.each([
    '{}',
    '[]',
    'null',
    '{"id":"evt_1","type":"x"}',
    '{"id":"\\u0000","type":"x","data":{"object":{}}}',
  ])('an event that is signed and is none: %s', async (payload) => {
    expect((await sendSigned(payload)).statusCode).toBe(400);
  });

  test('an event whose subscription has an id that cannot be looked up', async () => {
    const payload = JSON.stringify({
      id: 'evt_strange',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_\0', object: 'subscription' } },
    });
    expect((await sendSigned(payload)).statusCode).toBe(200);
  });
});

test('and afterwards it serves as before', async () => {
  const user = await site.visitor();
  expect((await user.call('GET', '/user/me/cv')).statusCode).toBe(200);
  expect((await order(user, 'starter')).statusCode).toBe(200);
  expect((await openSignIn()).uid).not.toBe('');
  expect(Object.prototype).not.toHaveProperty('admin');
});
