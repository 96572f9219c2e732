import { describe, expect, test } from '@jest/globals';
import { createFakeApi, samplePlans } from '@sastre/shared-contracts/testing';
import { endpoints } from '@sastre/shared-contracts/api';
import { currentPlan, planAction } from './plan-action.rules.ts';

const plans = samplePlans();

describe('the button of a plan', () => {
  test.each([
    ['free', ['keep', 'buy', 'buy']],
    ['starter', ['better', 'keep', 'upgrade']],
    ['professional', ['better', 'better', 'keep']],
  ])('for a user on %s', (planId, expected) => {
    const current = plans.find(({ _id }) => _id === planId);
    expect(plans.map((plan) => planAction(plan, current))).toEqual(expected);
  });

  test('is “your plan is better” for another plan of the same price', () => {
    const [free, starter] = plans as [(typeof plans)[0], (typeof plans)[0]];
    expect(planAction({ ...starter, _id: 'twin' }, starter)).toBe('better');
    expect(planAction({ ...free, _id: 'twin' }, free)).toBe('better');
  });

  test('is none while it is unknown what the user has', () => {
    expect(plans.map((plan) => planAction(plan, undefined))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('the current plan is that of the subscription; none when it is not offered any more', async () => {
  const subscription = async (planId: string) =>
    (await createFakeApi({ planId }).call(endpoints.activeSubscription, {})).data;
  expect(currentPlan(plans, await subscription('starter'))?.name).toBe('Starter');
  expect(currentPlan(plans, await subscription('retired'))).toBeUndefined();
  expect(currentPlan(plans, undefined)).toBeUndefined();
});
