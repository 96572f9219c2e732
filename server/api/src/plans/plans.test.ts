import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LANGUAGES, type ActiveSubscription, type Plan } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';
import { giveBack, readUse, takeOperation } from './allowance.ts';
import { nextResets, utcDay, weekStart } from './allowance.rules.ts';
import { defaultPlans } from './default-plans.ts';
import { createPlanCatalog, loadPlanCatalog } from './plan-catalog.ts';

const WEDNESDAY = Date.parse('2026-11-18T10:00:00Z');
const FREE = { dailyLimit: 3, weeklyLimit: 10 };
let site: TestSite;
let user: Visitor;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.now = WEDNESDAY;
  user = await site.visitor();
  await user.call('GET', '/user/me/cv');
});

const take = (limits = FREE, now = WEDNESDAY) =>
  site.db.transaction().execute(async (trx) => takeOperation(trx, user.sub, limits, now));
const takeMany = async (count: number, limits = FREE, now = WEDNESDAY) => {
  const taken = await Promise.all(Array.from({ length: count }, async () => take(limits, now)));
  return taken.filter(Boolean).length;
};

describe('the calendar of the allowance', () => {
  test.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-16', '2026-11-23'],
    ['2026-11-22T23:59:59.999Z', '2026-11-22', '2026-11-16', '2026-11-23'],
    ['2027-01-01T12:00:00.000Z', '2027-01-01', '2026-12-28', '2027-01-04'],
  ])('%s', (moment, day, monday, next) => {
    const now = Date.parse(moment);
    expect(utcDay(now)).toBe(day);
    expect(utcDay(weekStart(now))).toBe(monday);
    expect(utcDay(nextResets(now).week)).toBe(next);
  });
});

describe('what plans say', () => {
  test.each(LANGUAGES)('is their amounts, and nothing that every plan has (%s)', (language) => {
    const [free, ...paid] = defaultPlans.map(({ texts, ...plan }) => ({
      ...plan,
      ...texts[language],
    }));
    for (const { features, dailyLimit, weeklyLimit } of paid) {
      expect(features).toHaveLength(2);
      expect(features[0]).toContain(free?.name);
      const numbers = (features[1]?.match(/\d+/g) ?? []).map(Number);
      expect(numbers).toEqual(dailyLimit === -1 ? [] : [dailyLimit, weeklyLimit]);
    }
    expect(free?.features.at(-1)?.match(/\d+/g)?.map(Number)).toEqual([3, 10]);
  });
});

describe('taking operations', () => {
  test('50 at once are admitted to the day’s limit exactly', async () => {
    expect(await takeMany(50)).toBe(3);
    expect(await readUse(site.db, user.sub, WEDNESDAY)).toEqual({ today: 3, week: 3 });
  });

  test('50 at once are admitted to the week’s limit exactly', async () => {
    expect(await takeMany(50, { dailyLimit: -1, weeklyLimit: 10 })).toBe(10);
  });

  test('days add up to the week; Monday begins anew', async () => {
    const day = 86_400_000;
    const admitted = [];
    for (let index = 0; index < 6; index += 1)
      admitted.push(await takeMany(5, FREE, WEDNESDAY + index * day));
    // Wednesday to Sunday: 3, 3, 3, then the week's tenth, none; Monday: 3.
    expect(admitted).toEqual([3, 3, 3, 1, 0, 3]);
  });

  test('unlimited means unlimited, and still counts', async () => {
    expect(await takeMany(20, { dailyLimit: -1, weeklyLimit: -1 })).toBe(20);
    expect((await readUse(site.db, user.sub, WEDNESDAY)).today).toBe(20);
  });

  test('what is rolled back was never taken', async () => {
    const failing = site.db.transaction().execute(async (trx) => {
      await takeOperation(trx, user.sub, FREE, WEDNESDAY);
      throw new Error('job not stored');
    });
    await expect(failing).rejects.toThrow('job not stored');
    expect(await takeMany(10)).toBe(3);
  });

  test('an operation given back can be taken again, and never more than were taken', async () => {
    await takeMany(3);
    await giveBack(site.db, user.sub, utcDay(WEDNESDAY));
    expect(await takeMany(3)).toBe(1);
    for (let index = 0; index < 5; index += 1) await giveBack(site.db, user.sub, utcDay(WEDNESDAY));
    expect(await readUse(site.db, user.sub, WEDNESDAY)).toEqual({ today: 0, week: 0 });
  });
});

describe('the present subscription', () => {
  test('is the free plan since the account’s creation, with today’s and this week’s use', async () => {
    await takeMany(2);
    site.clock.now = WEDNESDAY + 86_400_000;
    const fresh = await site.visitor(user);
    const answer = (
      await fresh.call('GET', '/user/me/saas/subscriptions/active')
    ).json<ActiveSubscription>();
    expect(answer).toEqual({
      activeSubscription: { planId: 'free', startDate: '2026-11-18T10:00:00.000Z', endDate: null },
      canManageBilling: false,
      todaysConsumptions: 0,
      thisWeeksConsumptions: 2,
      dailyRateLimit: 3,
      weeklyRateLimit: 10,
      dayResetsAt: '2026-11-20T00:00:00.000Z',
      weekResetsAt: '2026-11-23T00:00:00.000Z',
    });
  });
});

describe('the list of plans', () => {
  const list = async (query: string) =>
    (await site.app.inject(`/api/saas/plans${query}`)).json<Plan[]>();

  test('needs no token, is sorted by price and speaks the language asked for', async () => {
    const plans = await list('?language=de');
    expect(plans.map(({ _id, priceCents, currency }) => [_id, priceCents, currency])).toEqual([
      ['free', 0, 'EUR'],
      ['starter', 990, 'EUR'],
      ['professional', 1990, 'EUR'],
    ]);
    expect(plans.map(({ name }) => name)).toEqual(['Kostenlos', 'Einstieg', 'Profi']);
    expect((await list('?language=es'))[0]?.name).toBe('Gratis');
  });

  test.each(['', '?language=fr', '?language='])('falls back to English for "%s"', async (query) => {
    expect((await list(query))[0]?.name).toBe('Free');
  });

  test('takes a bad token for none', async () => {
    const headers = { authorization: 'Bearer expired' };
    expect((await site.app.inject({ url: '/api/saas/plans', headers })).statusCode).toBe(200);
  });

  test('shows icons that exist', async () => {
    for (const { iconUrl } of await list('')) {
      const icon = await site.app.inject(iconUrl);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
  });
});

describe('configured plans', () => {
  test.each([
    ['two of one id', [...defaultPlans, ...defaultPlans.slice(1)], 'share an id'],
    ['no free one', defaultPlans.slice(1), 'must be free'],
    ['a missing text', [{ ...defaultPlans[0], texts: {} }], '[0].texts.en'],
    ['a limit below -1', [{ ...defaultPlans[0], dailyLimit: -2 }], '[0].dailyLimit'],
  ])('with %s are refused by name', (_name, plans, reason) => {
    expect(() => createPlanCatalog(plans)).toThrow(reason);
  });

  test('in a file that is not there are refused', async () => {
    await expect(loadPlanCatalog('/nowhere/plans.json')).rejects.toThrow('PLANS_FILE');
  });
});
