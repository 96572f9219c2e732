/** What is stored of a subscription, as far as the plan depends on it. Times in milliseconds since the epoch. */
export interface SubscriptionFacts {
  id: string;
  planId: string;
  priceCents: number;
  status: 'pending' | 'active' | 'past-due' | 'payment-failed' | 'cancelled' | 'expired';
  periodStart: number | null;
  periodEnd: number | null;
  isEnding: boolean;
  graceEndsAt: number | null;
  supersededBy: string | null;
  createdAt: number;
}

/** The plan that a user has paid for. */
export interface CurrentPlan {
  subscriptionId: string;
  planId: string;
  priceCents: number;
  status: 'active' | 'past-due' | 'ending';
  startsAt: number;
  endsAt: number;
  /** Until when the plan stays although a renewal is not paid; with `past-due` only. */
  graceEndsAt?: number;
}

/**
 * The plan that rows grant at a moment; undefined: the free one. Depends on nothing else, so that a plan ends by the clock
 * although nobody says so. A period that has ended without news of its renewal counts as not paid.
 */
export function currentPlan(
  rows: readonly SubscriptionFacts[],
  now: number,
  graceMs: number,
): CurrentPlan | undefined {
  const [best] = rows
    .filter((row) => row.supersededBy === null)
    .toSorted(byPrecedence)
    .flatMap((row) => grantOf(row, now, graceMs) ?? []);
  return best;
}

/** Which of several paid subscriptions stays: the dearer plan, then the one that was started later. */
export function byPrecedence(
  one: Pick<SubscriptionFacts, 'priceCents' | 'createdAt' | 'id'>,
  other: Pick<SubscriptionFacts, 'priceCents' | 'createdAt' | 'id'>,
): number {
  return (
    other.priceCents - one.priceCents ||
    other.createdAt - one.createdAt ||
    (other.id < one.id ? -1 : 1)
  );
}

/** True for a subscription that the provider still collects for. */
export function isLive({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return status === 'active' || status === 'past-due';
}

function grantOf(row: SubscriptionFacts, now: number, graceMs: number): CurrentPlan | undefined {
  const { id, planId, priceCents, status, periodStart, periodEnd, isEnding, graceEndsAt } = row;
  if (!isLive(row) || periodStart === null || periodEnd === null) return undefined;
  const plan = { subscriptionId: id, planId, priceCents, startsAt: periodStart, endsAt: periodEnd };
  if (status === 'active' && now < periodEnd) {
    return { ...plan, status: isEnding ? 'ending' : 'active' };
  }
  if (status === 'active' && isEnding) return undefined;
  const grace = status === 'past-due' ? graceEndsAt : periodEnd + graceMs;
  if (grace === null || now >= grace) return undefined;
  return { ...plan, status: 'past-due', graceEndsAt: grace };
}
