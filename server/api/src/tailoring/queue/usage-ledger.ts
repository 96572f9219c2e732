import type { ModelUsage } from '@sastre/tailoring/jobs';

/** Adds up what a model took for one attempt at a job. */
export interface UsageLedger {
  spend(usage: ModelUsage): void;
  /** The sum; undefined: no model was called. */
  total(): ModelUsage | undefined;
}

/** Opens an empty ledger. */
export function openLedger(): UsageLedger {
  let sum: ModelUsage | undefined;
  return {
    spend(usage) {
      const { calls, tokensIn, tokensOut, costMicros } = sum ?? NOTHING;
      const isPriced = costMicros !== null || usage.costMicros !== null;
      sum = {
        ...usage,
        calls: calls + usage.calls,
        tokensIn: tokensIn + usage.tokensIn,
        tokensOut: tokensOut + usage.tokensOut,
        costMicros: isPriced ? (costMicros ?? 0) + (usage.costMicros ?? 0) : null,
      };
    },
    total: () => sum,
  };
}

const NOTHING = { calls: 0, tokensIn: 0, tokensOut: 0, costMicros: null };
