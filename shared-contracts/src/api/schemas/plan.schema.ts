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
    /** End of the paid period; null for the free plan. */
    endDate: z.nullable(z.string()),
    /** `past-due`: a renewal failed and is tried again until `graceEndsAt`; `ending`: cancelled, runs to `endDate`. */
    status: z.optional(z.enum(['active', 'past-due', 'ending'])),
    graceEndsAt: z.optional(z.string()),
  }),
  /** Whether the provider's billing portal knows this user. */
  canManageBilling: z.optional(z.boolean()),
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

export const publishableKeySchema = z.looseObject({
  pk: z.string(),
  /** The stand-in's own script, which sets `window.Stripe`; absent with a real key. */
  scriptUrl: z.optional(z.string()),
});
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
/** Where the portal leads back to; on the site's own origin. */
export const billingPortalRequestSchema = z.strictObject({ returnUrl: z.string() });
export const billingPortalSchema = z.looseObject({ url: z.string() });
