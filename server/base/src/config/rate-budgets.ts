import type { SettingValues } from './settings.ts';

/** Calls a minute that one user may make; 0: as many as they like. */
export interface RateBudgets {
  reads: number;
  writes: number;
  uploads: number;
  pdfs: number;
  tailorings: number;
  payments: number;
  /** How many times as much all users of one address may do. */
  shared: number;
}

/** Rate limits as configured. */
export function readRateBudgets(values: SettingValues): RateBudgets {
  return {
    reads: values.RATE_LIMIT_READS,
    writes: values.RATE_LIMIT_WRITES,
    uploads: values.RATE_LIMIT_UPLOADS,
    pdfs: values.RATE_LIMIT_PDFS,
    tailorings: values.RATE_LIMIT_TAILORINGS,
    payments: values.RATE_LIMIT_PAYMENTS,
    shared: values.RATE_LIMIT_SHARED,
  };
}
