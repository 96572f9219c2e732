import { expect, test } from '@jest/globals';
import { statusSentence } from './subscription-status.rules.ts';

const paid = { planId: 'starter', startDate: '2026-11-01', endDate: '2026-12-01' };

test.each([
  [{ ...paid, endDate: null }, undefined],
  [paid, { key: 'renews', at: '2026-12-01' }],
  [
    { ...paid, status: 'active' as const },
    { key: 'renews', at: '2026-12-01' },
  ],
  [
    { ...paid, status: 'ending' as const },
    { key: 'ending', at: '2026-12-01' },
  ],
  [
    { ...paid, status: 'past-due' as const, graceEndsAt: '2026-12-08' },
    { key: 'pastDue', at: '2026-12-08' },
  ],
  [
    { ...paid, status: 'past-due' as const },
    { key: 'pastDueSoon', at: '2026-12-01' },
  ],
])('of %j is said %j', (subscription, sentence) => {
  expect(statusSentence(subscription)).toEqual(sentence);
});
