import { formatPrice, localeFor, type Language } from '@sastre/shared-contracts/api';
import type { PlanCatalog } from './plan-catalog.ts';

/** What the cheapest plan that is not free costs, as people write it in a language; undefined where all is free. */
export function cheapestPriceOf(
  plans: Pick<PlanCatalog, 'list'>,
): (language: Language) => string | undefined {
  return (language) => {
    const plan = plans.list(language).find(({ priceCents }) => priceCents > 0);
    return plan && formatPrice(plan.priceCents, plan.currency, localeFor(language, []));
  };
}
