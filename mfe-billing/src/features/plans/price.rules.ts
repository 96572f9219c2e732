import type { Plan } from '@sastre/shared-contracts/api';

/** Price of a plan as people write it: `priceCents / 100` in the plan's currency. */
export function formatPrice(plan: Pick<Plan, 'priceCents' | 'currency'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: plan.currency });
  return format.format(plan.priceCents / 100);
}
