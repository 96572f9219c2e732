import type { Cv } from '@sastre/shared-contracts/api';

/** For which company a CV is tailored; undefined for the main CV, and where no company is named. */
export function companyOf({ tailored }: Pick<Cv, 'tailored'>): string | undefined {
  const job = tailored?.jobDescription_id;
  return typeof job === 'object' ? job.companyName.trim() || undefined : undefined;
}
