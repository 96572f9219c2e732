import type { Cv } from '@sastre/shared-contracts/api';

/** Whom a copy is for; empty: it does not say. */
export function companyNameOf({ tailored }: Pick<Cv, 'tailored'>): string {
  const job = tailored?.jobDescription_id;
  return typeof job === 'object' ? job.companyName : '';
}
