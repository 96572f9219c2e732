import type { ActiveSubscription } from '@sastre/shared-contracts/api';

/** What is said of a paid subscription, and the moment that it names. */
export interface StatusSentence {
  key: 'renews' | 'ending' | 'pastDue' | 'pastDueSoon';
  at: string;
}

/** The sentence of a subscription's state; the free plan needs none. */
export function statusSentence({
  status,
  endDate,
  graceEndsAt,
}: ActiveSubscription['activeSubscription']): StatusSentence | undefined {
  if (endDate === null) return undefined;
  if (status === 'ending') return { key: 'ending', at: endDate };
  if (status !== 'past-due') return { key: 'renews', at: endDate };
  if (graceEndsAt === undefined) return { key: 'pastDueSoon', at: endDate };
  return { key: 'pastDue', at: graceEndsAt };
}
