import type { EndpointRow } from '@sastre/shared-contracts/api';

/** Kinds of calls that are counted apart, as they cost differently. */
export const BUDGETS = ['reads', 'writes', 'uploads', 'pdfs', 'tailorings', 'payments'] as const;
export type Budget = (typeof BUDGETS)[number];

/** Calls that cost more, or less, than their method tells. */
const COSTLY: Record<string, Budget> = {
  generatePdf: 'pdfs',
  readPdf: 'pdfs',
  startTailoring: 'tailorings',
  checkTailoring: 'reads',
  startSubscription: 'payments',
  openBillingPortal: 'payments',
};

/** The budget that a row's calls are taken from. */
export function budgetOf({
  id,
  method,
  kind,
}: Pick<EndpointRow, 'id' | 'method' | 'kind'>): Budget {
  if (kind === 'upload') return 'uploads';
  return COSTLY[id] ?? (method === 'GET' ? 'reads' : 'writes');
}
