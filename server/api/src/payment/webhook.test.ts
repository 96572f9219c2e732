import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import { signBody } from '@sastre/stand-ins';
import { randomFrom } from '@sastre/shared-testing';
import { awayFor, buy, granting, standInOf, webhooks } from './testing/shopper.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const BAD_SIGNATURES = isSoak ? 200 : 24;

let site: TestSite;
let user: Visitor;
let body: string;
beforeAll(async () => {
  site = await startTestSite();
  await webhooks(site, 'hold');
  user = await site.visitor();
  await buy(site, user, 'starter');
  const rows = await site.db.selectFrom('standin_delivery').select('body').execute();
  body = rows.find((row) => row.body.includes('checkout.session.completed'))?.body ?? '';
});
afterAll(async () => site.stop());

const seconds = () => Math.floor(site.clock.now / 1_000);
const secret = () => standInOf(site).keys.webhookSecret;
async function send(
  payload: string | Buffer,
  signature: string | undefined,
  type = 'application/json',
) {
  const headers = { 'content-type': type, ...(signature ? { 'stripe-signature': signature } : {}) };
  return site.app.inject({ method: 'POST', url: '/api/saas/stripe/webhook', payload, headers });
}
const applied = async () =>
  (await site.db.selectFrom('payment_event').select('id').execute()).length;

/** Ways in which a signature is not ours, is too old, or is over something else. */
const FORGERIES: ((random: () => number) => [string | Buffer, string | undefined])[] = [
  () => [body, undefined],
  () => [body, ''],
  () => [body, signBody(body, 'whsec_of_someone_else', seconds())],
  () => [body, signBody(body, '', seconds())],
  () => [body, signBody(body, secret(), seconds() - 301)],
  () => [body, signBody(body, secret(), seconds() + 301)],
  (random) => [body, signBody(body, secret(), seconds() - 302 - Math.floor(random() * 1e6))],
  // Another time than was signed.
  () => [body, signBody(body, secret(), seconds()).replace(/t=\d+/, `t=${seconds() - 1}`)],
  // Another scheme only.
  () => [body, signBody(body, secret(), seconds()).replace('v1=', 'v0=')],
  () => [body, `t=${seconds()},v1=`],
  () => [body, 'v1=' + createHmac('sha256', secret()).update(body).digest('hex')],
  () => [body.replace('starter', 'professional'), signBody(body, secret(), seconds())],
  () => [`${body} `, signBody(body, secret(), seconds())],
  () => ['', signBody(body, secret(), seconds())],
  (random) => {
    const bytes = Buffer.from(body);
    const place = Math.floor(random() * bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    return [bytes, signBody(body, secret(), seconds())];
  },
  (random) => {
    const good = signBody(body, secret(), seconds());
    const place = good.length - 1 - Math.floor(random() * 64);
    const other = good[place] === '0' ? '1' : '0';
    return [body, good.slice(0, place) + other + good.slice(place + 1)];
  },
];

test(`${BAD_SIGNATURES} forged, stale and tampered signatures are refused, and nothing is looked at`, async () => {
  const random = randomFrom(11);
  // Whoever asked the provider would fail otherwise.
  await awayFor(site, '/v1');
  for (let index = 0; index < BAD_SIGNATURES; index += 1) {
    const [payload, signature] = FORGERIES[index % FORGERIES.length]?.(random) ?? ['', ''];
    const answer = await send(payload, signature);
    expect({ index, status: answer.statusCode }).toEqual({ index, status: 400 });
    expect(answer.json()).toMatchObject({ code: 'malformed-request' });
  }
  await awayFor(site, null);
  expect(await applied()).toBe(0);
  expect(await granting(site, user)).toEqual([]);
});

test('other types and bodies that are too large are refused', async () => {
  expect((await send(body, signBody(body, secret(), seconds()), 'text/plain')).statusCode).toBe(
    415,
  );
  const large = JSON.stringify({ text: 'x'.repeat(300_000) });
  expect((await send(large, signBody(large, secret(), seconds()))).statusCode).toBe(413);
});

test('while the provider is away an event is not taken, and it is applied when it comes again', async () => {
  await awayFor(site, '/v1');
  const refused = await send(body, signBody(body, secret(), seconds()));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await applied()).toBe(0);
  await awayFor(site, null);
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => send(body, signBody(body, secret(), seconds()))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await applied()).toBe(1);
  expect((await granting(site, user)).length).toBe(1);
});

test('an event that was applied is not looked at again', async () => {
  await awayFor(site, '/v1');
  expect((await send(body, signBody(body, secret(), seconds()))).statusCode).toBe(200);
  await awayFor(site, null);
});

test.each([
  [
    'a session that nobody knows',
    'checkout.session.completed',
    { id: 'cs_test_nothing', object: 'checkout.session' },
  ],
  [
    'a subscription that nobody knows',
    'customer.subscription.updated',
    { id: 'sub_nothing', object: 'subscription' },
  ],
  [
    'a bill without a subscription',
    'invoice.paid',
    { id: 'in_1', object: 'invoice', parent: null },
  ],
  ['a kind of which we know nothing', 'charge.refunded', { id: 'ch_1', object: 'charge' }],
])('%s is noted and changes nothing', async (_name, type, object) => {
  const before = await granting(site, user);
  const event = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  expect((await send(event, signBody(event, secret(), seconds()))).statusCode).toBe(200);
  expect(await granting(site, user)).toEqual(before);
});

test('a genuine event that names another one’s purchase does not change it', async () => {
  const other = await site.visitor();
  await buy(site, other, 'professional');
  const rows = await site.db.selectFrom('payment_subscription').selectAll().execute();
  const [mine, theirs] = [user, other].map((owner) =>
    rows.find((row) => row.user_id === owner.sub),
  );
  // Somebody with the provider's powers, at most, could send this; what counts is what the object itself says.
  const object = {
    id: mine?.session_id,
    object: 'checkout.session',
    client_reference_id: theirs?.id,
    metadata: { subscriptionId: theirs?.id },
  };
  const event = JSON.stringify({
    id: 'evt_mixed',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  expect((await send(event, signBody(event, secret(), seconds()))).statusCode).toBe(200);
  expect(await granting(site, other)).toEqual([]);
});
