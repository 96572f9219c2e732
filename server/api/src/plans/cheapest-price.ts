import { localeFor, type Language } from '@sastre/shared-contracts/api';
import type { PlanCatalog } from './plan-catalog.ts';

/** What the cheapest plan that is not free costs, as people write it in a language; undefined where all is free. */
export function cheapestPriceOf(
  plans: Pick<PlanCatalog, 'list'>,
): (language: Language) => string | undefined {
  return (language) => {
    const plan = plans.list(language).find(({ priceCents }) => priceCents > 0);
    if (plan === undefined) return undefined;
    const options = { style: 'currency', currency: plan.currency } as const;
    return new Intl.NumberFormat(localeFor(language, []), options).format(plan.priceCents / 100);
  };
}
