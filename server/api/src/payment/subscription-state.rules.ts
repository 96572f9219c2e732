import type { ProviderSession, ProviderSubscription } from './payment-provider.ts';
import type { SubscriptionFacts } from './current-plan.rules.ts';

/** What the provider says of a purchase; absent: it knows no such thing. */
export interface ProviderSnapshot {
  session?: ProviderSession | undefined;
  subscription?: ProviderSubscription | undefined;
}

/** The part of a row that mirrors the provider. */
export type SubscriptionState = Pick<
  SubscriptionFacts,
  'status' | 'periodStart' | 'periodEnd' | 'isEnding' | 'graceEndsAt'
> & { sessionId: string | null; providerId: string | null };

/**
 * What a row says after the provider was asked. Depends on the provider's answer alone, never on the order in which
 * events came or what the row said before, but for ids that are known already.
 */
export function subscriptionStateOf(
  known: Pick<SubscriptionState, 'sessionId' | 'providerId'>,
  { session, subscription }: ProviderSnapshot,
  graceMs: number,
): SubscriptionState {
  const ids = {
    sessionId: known.sessionId ?? session?.id ?? null,
    providerId: subscription?.id ?? known.providerId,
  };
  const none = { periodStart: null, periodEnd: null, isEnding: false, graceEndsAt: null };
  if (subscription !== undefined) {
    const { periodStart, periodEnd, isEnding } = subscription;
    const status = statusOf(subscription);
    // The period moves on with the try to renew it, so its start is when the payment was due.
    const graceEndsAt = status === 'past-due' ? periodStart + graceMs : null;
    return { ...ids, status, periodStart, periodEnd, isEnding, graceEndsAt };
  }
  if (ids.providerId !== null) return { ...ids, ...none, status: 'cancelled' };
  const isOver = session === undefined ? ids.sessionId !== null : session.status === 'expired';
  return { ...ids, ...none, status: isOver ? 'expired' : 'pending' };
}

function statusOf(subscription: ProviderSubscription): SubscriptionState['status'] {
  const { status, endedAt, periodEnd } = subscription;
  if (status === 'active' || status === 'past-due') return status;
  if (status === 'incomplete') return 'pending';
  if (status === 'never-paid') return 'payment-failed';
  return endedAt !== null && endedAt >= periodEnd ? 'expired' : 'cancelled';
}
