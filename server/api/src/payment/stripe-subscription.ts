import type { Stripe } from 'stripe';
import type { ProviderSubscription } from './payment-provider.ts';

const STATUSES: Record<Stripe.Subscription['status'], ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  incomplete: 'incomplete',
  incomplete_expired: 'never-paid',
  canceled: 'ended',
  paused: 'ended',
};

/** What matters to us of the provider's subscription. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  const started = subscription.start_date;
  return {
    id: subscription.id,
    reference: subscription.metadata['subscriptionId'] ?? null,
    status: STATUSES[subscription.status] ?? 'incomplete',
    periodStart: (item?.current_period_start ?? started) * 1_000,
    periodEnd: (item?.current_period_end ?? started) * 1_000,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? null : subscription.ended_at * 1_000,
  };
}
