import { describe, expect, test } from '@jest/globals';
import type { ActiveSubscription } from '@sastre/shared-contracts/api';
import { allowances, localMoment, untilReset } from './usage.rules.ts';

const usage: ActiveSubscription = {
  activeSubscription: { planId: 'free', startDate: '2026-01-01', endDate: null },
  todaysConsumptions: 1,
  thisWeeksConsumptions: 4,
  dailyRateLimit: 3,
  weeklyRateLimit: 10,
  dayResetsAt: '2026-11-22T00:00:00.000Z',
  weekResetsAt: '2026-11-23T00:00:00.000Z',
};
const noon = Date.UTC(2026, 10, 21, 12);

test('an allowance without a limit is not counted', () => {
  expect(allowances(usage).map(({ key, used, limit }) => `${key} ${used}/${limit}`)).toEqual([
    'today 1/3',
    'week 4/10',
  ]);
  expect(allowances({ ...usage, dailyRateLimit: -1 }).map(({ key }) => key)).toEqual(['week']);
  expect(allowances({ ...usage, dailyRateLimit: -1, weeklyRateLimit: -1 })).toEqual([]);
});

describe('the time until the next reset', () => {
  test('is that of the counter that starts again first', () => {
    expect(untilReset(usage, noon)).toBe(12 * 3_600_000);
  });
  test('is a minute when the moment is over already, and a day when none is known', () => {
    expect(untilReset(usage, Date.UTC(2026, 11, 1))).toBe(60_000);
    expect(untilReset(undefined, noon)).toBe(86_400_000);
    expect(untilReset({ ...usage, dayResetsAt: '', weekResetsAt: 'soon' }, noon)).toBe(86_400_000);
  });
});

test('a moment is told in the user’s time: the hour, and its day unless that is today', () => {
  const at = '2026-11-22T00:00:00.000Z';
  const hour = new Date(at).getHours();
  const today = localMoment(at, Date.parse(at) + 1, 'de');
  expect(today).toBe(`${hour}:00`);
  const other = localMoment(at, Date.parse(at) - 5 * 86_400_000, 'es');
  expect(other).toMatch(/noviembre/);
  expect(other).toMatch(/(sábado|domingo)/);
});
