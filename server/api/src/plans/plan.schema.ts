import { UNLIMITED } from '@sastre/shared-contracts/api';
import * as z from 'zod/mini';

const words = () => z.string().check(z.minLength(1), z.maxLength(300));
const texts = z.strictObject({
  name: words(),
  description: words(),
  features: z.array(words()).check(z.minLength(1), z.maxLength(12)),
});
const limit = () => z.int().check(z.minimum(UNLIMITED));

/** One plan as configured; limits are AI operations, -1 is unlimited. */
export const planConfigSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)),
  priceCents: z.int().check(z.minimum(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  dailyLimit: limit(),
  weeklyLimit: limit(),
  /** A path of the site. */
  iconUrl: z.string().check(z.regex(/^\/[\w./-]+$/)),
  /** A price of the payment provider instead of one made of `priceCents`; it must cost the same, every month. */
  stripePriceId: z.optional(z.string().check(z.regex(/^price_\w{1,100}$/))),
  texts: z.strictObject({ en: texts, es: texts, de: texts }),
});
export type PlanConfig = z.output<typeof planConfigSchema>;

/** All plans: ids differ, and exactly one is free. */
export const plansConfigSchema = z.array(planConfigSchema).check(
  z.refine(
    (plans) => new Set(plans.map(({ id }) => id)).size === plans.length,
    'Two plans share an id',
  ),
  z.refine(
    (plans) => plans.filter(({ priceCents }) => priceCents === 0).length === 1,
    'Exactly one plan must be free',
  ),
);
