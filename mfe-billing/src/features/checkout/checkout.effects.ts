import { endpoints } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { currentPlan, planAction } from '../plans/plan-action.rules.ts';
import type { Found } from './checkout.types.ts';
import { isUnauthenticated } from './failure.rules.ts';

/** Looks the plan up, and whether it is one to buy. */
export async function findPlan(
  { http }: ShellServices,
  { planId, language }: { planId: string; language: string },
  signal: AbortSignal,
): Promise<Found> {
  const [{ data: plans }, subscription] = await Promise.all([
    http.call(endpoints.listPlans, { query: { language } }, { signal }),
    http.call(endpoints.activeSubscription, {}, { signal }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (isUnauthenticated(error)) throw error;
        return undefined;
      },
    ),
  ]);
  const plan = plans.find(({ _id }) => _id === planId);
  const current = currentPlan(plans, subscription);
  const action = plan && planAction(plan, current);
  return { plan, action, replaced: action === 'upgrade' ? current : undefined };
}

/** Starts the purchase; answers the address of the provider's page. */
export async function startPurchase(
  { http, nav }: ShellServices,
  planId: string,
  signal: AbortSignal,
): Promise<string> {
  const body = {
    provider: 'stripe' as const,
    planId,
    successUrl: nav.origin + paths.checkoutSuccess(''),
    cancelUrl: nav.origin + paths.checkoutCancel(),
  };
  const { data } = await http.call(endpoints.startSubscription, { body }, { signal });
  return data.url;
}
