export { cheapestPriceOf } from './cheapest-price.ts';
export { giveBack, readUse, takeOperation } from './allowance.ts';
export type { AiUse } from './allowance.ts';
export { nextResets, utcDay } from './allowance.rules.ts';
export { createPlanCatalog, loadPlanCatalog } from './plan-catalog.ts';
export type { LimitsSource, PlanCatalog, PlanLimits } from './plan-catalog.ts';
export type { PlanConfig } from './plan.schema.ts';
