import type { ActiveSubscription, Plan } from '@sastre/shared-contracts/api';

/** What a plan's button offers. */
export type PlanAction = 'keep' | 'buy' | 'upgrade' | 'better';

/** The plan that the user is on; undefined while it is unknown, or when it is no longer offered. */
export function currentPlan(
  plans: readonly Plan[],
  subscription: ActiveSubscription | undefined,
): Plan | undefined {
  const planId = subscription?.activeSubscription.planId;
  return plans.find(({ _id }) => _id === planId);
}

/** The one plan whose button stands out: the cheapest that is more than the current one. `plans` are cheapest first. */
export function nextPlan(plans: readonly Plan[], current: Plan | undefined): Plan | undefined {
  return plans.find((plan) => /^(buy|upgrade)$/.test(planAction(plan, current) ?? ''));
}

/** The rule of the button (specification 2.7); none while the current plan is unknown. */
export function planAction(plan: Plan, current: Plan | undefined): PlanAction | undefined {
  if (current === undefined) return undefined;
  if (plan._id === current._id) return 'keep';
  if (current.priceCents === 0 && plan.priceCents > 0) return 'buy';
  return plan.priceCents > current.priceCents ? 'upgrade' : 'better';
}
