import * as z from 'zod/mini';
import { UNLIMITED } from '../constants.ts';

/** A plan; price is `priceCents / 100` in `currency` (ISO 4217). Texts come in the asked language. */
export const planSchema = z.looseObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  priceCents: z.number(),
  currency: z.string(),
  iconUrl: z.string(),
});
export type Plan = z.output<typeof planSchema>;

/** Current subscription and use. A limit of -1 is unlimited; without a subscription the plan is the free one. */
export const activeSubscriptionSchema = z.looseObject({
  activeSubscription: z.looseObject({
    planId: z.string(),
    startDate: z.string(),
    endDate: z.nullable(z.string()),
  }),
  todaysConsumptions: z.number(),
  thisWeeksConsumptions: z.number(),
  dailyRateLimit: z.number(),
  weeklyRateLimit: z.number(),
  /** When the counters start again: UTC midnight and UTC Monday. */
  dayResetsAt: z.string(),
  weekResetsAt: z.string(),
});
export type ActiveSubscription = z.output<typeof activeSubscriptionSchema>;

type Use = Pick<
  ActiveSubscription,
  'todaysConsumptions' | 'thisWeeksConsumptions' | 'dailyRateLimit' | 'weeklyRateLimit'
>;
/** AI permission: under the day's and the week's limit. */
export function mayUseAi(use: Use): boolean {
  const under = (used: number, limit: number) => limit === UNLIMITED || used < limit;
  return (
    under(use.todaysConsumptions, use.dailyRateLimit) &&
    under(use.thisWeeksConsumptions, use.weeklyRateLimit)
  );
}

export const publishableKeySchema = z.looseObject({ pk: z.string() });
export const subscriptionStatusSchema = z.looseObject({
  status: z.enum(['pending', 'active', 'payment-failed', 'cancelled', 'expired']),
});
export const subscriptionRequestSchema = z.strictObject({
  provider: z.literal('stripe'),
  planId: z.string().check(z.minLength(1)),
  /** Both must be on the site's own origin. */
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export const subscriptionStartSchema = z.looseObject({
  sessionId: z.string(),
  url: z.string(),
  subscriptionId: z.string(),
});
