import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import { randomFrom } from '@sastre/shared-testing';
import { signBody } from '@sastre/stand-ins';
import { apply, expectedOf, possible, type Action, type Model } from './testing/sequence.ts';
import {
  active,
  buy,
  CARDS,
  DAY,
  granting,
  runningAtProvider,
  standInOf,
  statusOf,
  turn,
  usePortal,
  webhooks,
} from './testing/shopper.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const SEQUENCES = isSoak ? 1_000 : 24;
const FIRST_SEED = 7_001;
jest.setTimeout(isSoak ? 3_600_000 : 120_000);

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await webhooks(site, 'hold');
});
afterAll(async () => site.stop());

/** The webhooks of one sequence: seen ones wait in a pool, until they are sent in some order, or never. */
function postman(random: () => number) {
  const seen = new Set<string>();
  const pool: { body: string; copies: number }[] = [];
  const figures = { lost: 0, doubled: 0, sent: 0 };
  return {
    figures,
    /** Takes in what has happened since: each event is lost, sent once or sent twice. */
    async collect() {
      const rows = await site.db.selectFrom('standin_delivery').select(['id', 'body']).execute();
      for (const { id, body } of rows.filter((row) => !seen.has(row.id))) {
        seen.add(id);
        const fate = random();
        if (fate < 0.25) figures.lost += 1;
        else if (fate < 0.5) figures.doubled += 1;
        if (fate >= 0.25) pool.push({ body, copies: fate < 0.5 ? 2 : 1 });
      }
    },
    /** Sends some of the pool, out of order, now and then two at once. */
    async sendSome(share: number) {
      const waiting = pool.splice(0).toSorted(() => random() - 0.5);
      const now = waiting.filter(() => random() < share);
      pool.push(...waiting.filter((item) => !now.includes(item)));
      const bodies = now.flatMap(({ body, copies }) => Array.from({ length: copies }, () => body));
      while (bodies.length > 0) {
        const together = bodies.splice(0, random() < 0.3 ? 2 : 1);
        const codes = await Promise.all(together.map(send));
        figures.sent += codes.length;
        expect(codes.every((code) => code === 200)).toBe(true);
      }
    },
  };
}

async function send(body: string): Promise<number> {
  const { keys } = standInOf(site);
  const signature = signBody(body, keys.webhookSecret, Math.floor(site.clock.now / 1_000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = '/api/saas/stripe/webhook';
  return (await site.app.inject({ method: 'POST', url, payload: body, headers })).statusCode;
}

async function act(user: Visitor, action: Action, bought: string[]): Promise<void> {
  const cardOf = (renews: boolean) => (renews ? CARDS.pays : CARDS.failsLater);
  if (action.do === 'buy') {
    bought.push((await buy(site, user, action.planId, cardOf(action.renews))).subscriptionId);
  } else if (action.do === 'turn') await turn(site, action.seconds);
  else {
    const card = action.do === 'card' ? cardOf(action.renews) : undefined;
    expect((await usePortal(site, user, action.do, card)).statusCode).toBe(303);
  }
}

/** What happens beside the events: polls, looks, the reconciliation. */
async function interleave(user: Visitor, bought: string[], random: () => number): Promise<void> {
  const choice = random();
  const last = bought.at(-1);
  if (choice < 0.3 && last !== undefined) await statusOf(user, last);
  else if (choice < 0.5) await active(user);
  else if (choice < 0.6) await site.paying.payments.reconcile();
}

async function run(seed: number) {
  // Each story has its own time: cards expire, and addresses may ask only so much in a minute.
  await standInOf(site).core.control({ offsetMs: 0 });
  site.clock.now += 61_000;
  const random = randomFrom(seed);
  const user = await site.visitor();
  const post = postman(random);
  const bought: string[] = [];
  const told: string[] = [];
  let model: Model = { now: Math.floor(standInOf(site).now() / 1_000), bought: null };
  const steps = 3 + Math.floor(random() * 5);
  let doubleGrants = 0;
  for (let step = 0; step < steps; step += 1) {
    const actions = possible(model);
    const action = actions[Math.floor(random() * actions.length)];
    if (action === undefined) break;
    told.push(JSON.stringify(action));
    // Who comes to the portal or buys has looked at the plans before, where a purchase is found.
    if (action.do !== 'turn' && bought.length > 0) await statusOf(user, bought.at(-1) ?? '');
    await act(user, action, bought);
    model = apply(model, action);
    await post.collect();
    await Promise.all([post.sendSome(0.5), interleave(user, bought, random)]);
    if ((await granting(site, user)).length > 1) doubleGrants += 1;
    // What has lapsed ends at the provider before anything else is done there.
    if (model.bought === null) await lookAgain();
  }
  await post.collect();
  await post.sendSome(1);
  const rest: Action = { do: 'turn', seconds: DAY + 3_600 };
  await act(user, rest, bought);
  model = apply(model, rest);
  await lookAgain();
  const { planId, status } = (await active(user)).activeSubscription;
  const atProvider = (await runningAtProvider(site, user)).length;
  const outcome = { planId, status, atProvider, granting: (await granting(site, user)).length };
  const one = model.bought === null ? 0 : 1;
  const expected = { ...expectedOf(model), atProvider: one, granting: one };
  await site.db.deleteFrom('app_user').where('id', '=', user.sub).execute();
  await site.paying.payments.endAtProvider(user.sub);
  await site.db.deleteFrom('standin_delivery').execute();
  return { seed, told, outcome, expected, doubleGrants, figures: post.figures };
}

async function lookAgain(): Promise<void> {
  await turn(site, 61);
  await site.paying.payments.reconcile();
}

test(`${SEQUENCES} sequences of purchases, renewals, cancellations and time, their events lost, late, doubled and out of order, end in the one right state`, async () => {
  const totals = { lost: 0, doubled: 0, sent: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const { outcome, expected, doubleGrants, figures, told } = await run(seed).catch(
      (cause: unknown) => {
        throw new Error(`Sequence ${seed} failed: ${String(cause)}`, { cause });
      },
    );
    expect({ seed, told, doubleGrants, ...outcome }).toEqual({
      seed,
      told,
      doubleGrants: 0,
      ...expected,
    });
    for (const key of ['lost', 'doubled', 'sent'] as const) totals[key] += figures[key];
  }
  for (const count of Object.values(totals)) expect(count).toBeGreaterThan(SEQUENCES / 2);
});
