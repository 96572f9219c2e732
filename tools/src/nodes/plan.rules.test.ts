import { expect, test } from '@jest/globals';
import { planOf, victimOf } from './plan.rules.ts';

test('kills meet both servers and both workers', () => {
  const victims = Array.from({ length: 6 }, (_, kill) => victimOf(kill));
  expect(victims).toEqual(['server-1', 'worker-1', 'server-2', 'server-1', 'worker-2', 'server-2']);
});

test('the plan by default takes less than two minutes, and a soak is as long as what is promised', () => {
  const { kills, killEveryMs, frozenMs, storeAwayMs, calmMs } = planOf(1);
  expect(kills * killEveryMs + frozenMs + storeAwayMs + 10 * calmMs).toBeLessThan(120_000);
  const soak = planOf(20);
  expect(soak.kills).toBeGreaterThanOrEqual(50);
  expect(soak.storeAwayMs).toBe(30_000);
  expect(soak.killEveryMs).toBe(10_000);
});
